import { indiaDay } from '@haldi/contract/kit/dates';
import type { StaffSettings } from '@haldi/contract/settings/desk/schema';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useFocusFirstError } from '../../lib/use-focus-first-error.ts';
import { useUnsavedWarning } from '../../lib/use-unsaved-warning.ts';
import { LoadFailed, Loading } from '../../ui/loading-and-load-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { settingsCopy as copy } from '../desk/copy.ts';
import { useStaffSettings } from '../desk/queries.ts';
import type { Draft, DraftErrors } from '../desk/settings-draft.ts';
import { useSettingsForm } from '../desk/use-settings-form.ts';

export type StepFieldsProps = {
  draft: Draft;
  errors: DraftErrors;
  onChange: (change: Partial<Draft>) => void;
};

type SettingsSetupFormProps = {
  fields: (props: StepFieldsProps) => ReactNode;
  actions: (busy: boolean) => ReactNode;
  onDone: () => void;
};

function StepForm({
  loaded,
  fields,
  actions,
  onDone,
}: SettingsSetupFormProps & { loaded: StaffSettings }) {
  const [today] = useState(() => indiaDay(new Date()));
  const form = useSettingsForm(loaded, today);
  useUnsavedWarning(form.isChanged);
  const { container, showError } = useFocusFirstError<HTMLFormElement>();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (form.isPending) return;
    if (!form.isChanged && loaded.settings.businessName !== '') return onDone();
    if (await form.save()) onDone();
    else showError();
  };
  const { errors, draft, problem, change: onChange } = form;
  // The invalid field may be one that this step does not show.
  const isElsewhere = errors.businessName !== undefined && problem === copy.wrong;
  return (
    <form
      ref={container}
      noValidate
      method="post"
      onSubmit={(event) => void submit(event)}
      className="space-y-5"
    >
      {fields({ draft, errors, onChange })}
      {form.othersChanges && <Notice tone="info">{form.othersChanges.title}</Notice>}
      {problem && (
        <Notice tone="bad">
          {isElsewhere && draft.businessName === '' ? copy.businessFirst : problem}
        </Notice>
      )}
      {actions(form.isPending)}
    </form>
  );
}

export function SettingsSetupForm(props: SettingsSetupFormProps) {
  const { data, isError, refetch } = useStaffSettings();
  if (data) return <StepForm {...props} loaded={data} />;
  if (isError) return <LoadFailed title={copy.fetchFailed} onRetry={() => void refetch()} />;
  return <Loading isQuiet text={copy.loading} count={3} shape="h-16" />;
}
