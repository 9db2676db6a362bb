import type { StaffPolicies, StaffPolicy } from '@haldi/contract/policies/desk/schema';
import { type PolicyKind, policyKinds, policyNames } from '@haldi/contract/policies/kinds';
import { type FormEvent, useState } from 'react';
import { useFirstError } from '../../lib/use-first-error.ts';
import { useUnsaved } from '../../lib/use-unsaved.ts';
import { SettingsPages } from '../../settings/shared/settings-pages.tsx';
import { LoadFailed, Loading } from '../../ui/fetch-states.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { SaveBar } from '../../ui/save-bar.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { policiesDeskCopy as copy } from './copy.ts';
import { PolicyEditor } from './policy-editor.tsx';
import { useStaffPolicies } from './queries.ts';
import { type PolicyForm, usePolicyForm } from './use-policy-form.ts';

const ofKind = ({ policies }: StaffPolicies, kind: PolicyKind): StaffPolicy => {
  const found = policies.find((one) => one.kind === kind);
  if (!found) throw new Error(`there is no text of ${kind}`);
  return found;
};

/** All three are held here: whoever looks at another one loses nothing of the first. */
function Editors({ loaded }: { loaded: StaffPolicies }) {
  const [kind, setKind] = useState<PolicyKind>('privacy');
  const forms: Record<PolicyKind, PolicyForm> = {
    privacy: usePolicyForm(ofKind(loaded, 'privacy')),
    terms: usePolicyForm(ofKind(loaded, 'terms')),
    refunds: usePolicyForm(ofKind(loaded, 'refunds')),
  };
  useUnsaved(policyKinds.some((one) => forms[one].isChanged));
  const { place, showError } = useFirstError<HTMLFormElement>();
  const form = forms[kind];
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (form.isPending) return;
    await form.save();
    showError();
  };
  return (
    <form ref={place} noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
      <Tabs
        label={copy.tabs}
        value={kind}
        onChange={setKind}
        tabs={policyKinds.map((value) => ({
          value,
          label: policyNames[value],
          content: <PolicyEditor form={forms[value]} />,
        }))}
      />
      <SaveBar
        copy={copy}
        isChanged={form.isChanged}
        busy={form.isPending}
        onDiscard={form.discard}
      />
    </form>
  );
}

export default function PoliciesScreen() {
  const { data, isError, refetch } = useStaffPolicies();
  return (
    <div className="space-y-5">
      <PageHeading compact title={copy.title} intro={copy.intro} />
      <SettingsPages />
      {data ? (
        <Editors loaded={data} />
      ) : isError ? (
        <LoadFailed title={copy.fetchFailed} onRetry={() => void refetch()} />
      ) : (
        <Loading isQuiet text={copy.loading} count={2} shape="h-96" />
      )}
    </div>
  );
}
