import type { StaffPolicies, StaffPolicy } from '@haldi/contract/policies/desk/schema';
import { type PolicyKind, policyKinds, policyNames } from '@haldi/contract/policies/policy-kinds';
import { useState } from 'react';
import { SettingsPage } from '../../settings/shared/settings-layout.tsx';
import { SaveForm } from '../../ui/save-form.tsx';
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

/** Holds the drafts of all three policies, so that switching tabs keeps them. */
function Editors({ loaded }: { loaded: StaffPolicies }) {
  const [kind, setKind] = useState<PolicyKind>('privacy');
  const forms: Record<PolicyKind, PolicyForm> = {
    privacy: usePolicyForm(ofKind(loaded, 'privacy')),
    terms: usePolicyForm(ofKind(loaded, 'terms')),
    refunds: usePolicyForm(ofKind(loaded, 'refunds')),
  };
  return (
    <SaveForm
      form={forms[kind]}
      copy={copy}
      isUnsaved={policyKinds.some((one) => forms[one].isChanged)}
    >
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
    </SaveForm>
  );
}

export default function PoliciesScreen() {
  return (
    <SettingsPage copy={copy} query={useStaffPolicies()}>
      {(data) => <Editors loaded={data} />}
    </SettingsPage>
  );
}
