import { type StaffPayoutSettings, shareBases } from '@haldi/contract/payouts/share-terms';
import { useMenuPages } from '../../menu/shared/menu-pages.ts';
import { VersionNotices } from '../../settings/shared/versioned-form.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextField } from '../../ui/field.tsx';
import { FormSection } from '../../ui/form-section.tsx';
import { LoadFailed, Loading } from '../../ui/loading-and-load-failed.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { RadioCard } from '../../ui/radio-card.tsx';
import { SaveForm } from '../../ui/save-form.tsx';
import { payoutSettingsCopy as copy, payoutsCopy } from '../copy.ts';
import { usePayoutSettings } from '../queries.ts';
import { withSharePercent } from './payout-settings-draft.ts';
import { usePayoutSettingsForm } from './use-payout-settings-form.ts';

const numeric = { inputMode: 'numeric', autoComplete: 'off', maxLength: 3 } as const;

type PercentFieldsProps = {
  form: ReturnType<typeof usePayoutSettingsForm>;
  group: 'sectionPercents' | 'beauticianPercents';
  entries: readonly { key: string; name: string }[];
};

function PercentFields({ form, group, entries }: PercentFieldsProps) {
  const percents = form.draft[group];
  return (
    <div className="grid grid-cols-2 items-end gap-4 xl:grid-cols-3">
      {entries.map(({ key, name }) => {
        const field = `${group}.${key}`;
        return (
          <TextField
            key={key}
            {...numeric}
            name={field}
            label={copy.percentOf(name)}
            placeholder={form.draft.standardPercent}
            value={percents[key] ?? ''}
            error={form.errors[field]}
            onChange={({ target }) =>
              form.change({ [group]: withSharePercent(percents, key, target.value) }, field)
            }
          />
        );
      })}
    </div>
  );
}

function PayoutSettingsForm({ loaded }: { loaded: StaffPayoutSettings }) {
  const form = usePayoutSettingsForm(loaded);
  const sections = useMenuPages().flatMap((page) => page.sections);
  return (
    <SaveForm form={form} copy={copy}>
      <FormSection {...copy.standard}>
        <TextField
          {...numeric}
          name="standardPercent"
          label={copy.standardField}
          required
          value={form.draft.standardPercent}
          error={form.errors.standardPercent}
          onChange={({ target }) =>
            form.change({ standardPercent: target.value }, 'standardPercent')
          }
          className="max-w-80"
        />
        <fieldset>
          <legend className="mb-1.5 text-sm font-semibold text-plum-900">{copy.basis}</legend>
          <div className="grid gap-3">
            {shareBases.map((basis) => (
              <RadioCard
                key={basis}
                group="basis"
                chosen={form.draft.basis === basis}
                onChoose={() => form.change({ basis }, 'basis')}
                {...copy.bases[basis]}
              />
            ))}
          </div>
        </fieldset>
        <Checkbox
          label={copy.isRepeatPaid}
          checked={form.draft.isRepeatPaid}
          onChange={({ target }) => form.change({ isRepeatPaid: target.checked }, 'isRepeatPaid')}
        />
      </FormSection>
      <FormSection {...copy.beauticians}>
        <PercentFields
          form={form}
          group="beauticianPercents"
          entries={loaded.beauticians.map(({ id, name }) => ({ key: String(id), name }))}
        />
      </FormSection>
      <FormSection {...copy.sections}>
        <PercentFields form={form} group="sectionPercents" entries={sections} />
      </FormSection>
      <VersionNotices form={form} copy={copy} />
    </SaveForm>
  );
}

export default function PayoutSettingsScreen() {
  const { data, isError, refetch } = usePayoutSettings();
  return (
    <div className="max-w-240 space-y-5">
      <PageHeading
        compact
        title={copy.title}
        intro={copy.intro}
        before={<BackLink to="/admin/payouts">{payoutsCopy.title}</BackLink>}
      />
      {data && <PayoutSettingsForm loaded={data} />}
      {!data && isError && <LoadFailed title={copy.fetchFailed} onRetry={() => void refetch()} />}
      {!data && !isError && <Loading isQuiet text={copy.loading} count={3} shape="h-64" />}
    </div>
  );
}
