import type {
  StaffAccountingSettings,
  TallyLedgers,
} from '@haldi/contract/accounting/tally/tally-ledgers';
import { useLocation } from 'react-router';
import { VersionNotices } from '../../settings/shared/versioned-form.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { TextField } from '../../ui/field.tsx';
import { FormSection } from '../../ui/form-section.tsx';
import { LoadFailed, Loading } from '../../ui/loading-and-load-failed.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { SaveForm } from '../../ui/save-form.tsx';
import { accountingCopy, tallyCopy as copy } from '../copy.ts';
import { useAccountingSettings } from '../queries.ts';
import { useTallyLedgersForm } from './use-tally-ledgers-form.ts';

const salesLedgers = ['sales', 'customers'] as const;
const taxLedgers = ['cgst', 'sgst'] as const;
const moneyLedgers = ['cash', 'upi', 'card', 'bank', 'other', 'tips'] as const;

function TallyLedgersForm({ loaded }: { loaded: StaffAccountingSettings }) {
  const form = useTallyLedgersForm(loaded);
  const field = (name: keyof TallyLedgers) => (
    <TextField
      key={name}
      name={name}
      label={copy.names[name]}
      required
      maxLength={80}
      autoComplete="off"
      value={form.draft[name]}
      error={form.errors[name]}
      {...(name === 'tips' && { hint: copy.tipsHint })}
      onChange={({ target }) => form.change(name, target.value)}
    />
  );
  return (
    <SaveForm form={form} copy={copy}>
      <FormSection {...copy.sales} isPaired>
        {[...salesLedgers, ...(loaded.hasTax ? taxLedgers : []), 'advances' as const].map(field)}
      </FormSection>
      <FormSection {...copy.money} isPaired>
        {moneyLedgers.map(field)}
      </FormSection>
      <VersionNotices form={form} copy={copy} />
    </SaveForm>
  );
}

export default function TallyLedgersScreen() {
  const { search } = useLocation();
  const { data, isError, refetch } = useAccountingSettings();
  return (
    <div className="max-w-240 space-y-5">
      <PageHeading
        compact
        title={copy.title}
        intro={copy.intro}
        before={<BackLink to={`/admin/accounting${search}`}>{accountingCopy.title}</BackLink>}
      />
      {data && <TallyLedgersForm loaded={data} />}
      {!data && isError && <LoadFailed title={copy.fetchFailed} onRetry={() => void refetch()} />}
      {!data && !isError && <Loading isQuiet text={copy.loading} count={2} shape="h-64" />}
    </div>
  );
}
