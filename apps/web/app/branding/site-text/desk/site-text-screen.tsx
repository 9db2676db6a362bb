import type { StaffSiteText } from '@haldi/contract/branding/site-text/desk/schema';
import { SettingsPage } from '../../../settings/shared/settings-layout.tsx';
import { VersionedForm } from '../../../settings/shared/versioned-form.tsx';
import { siteTextCopy as copy } from './copy.ts';
import { useStaffSiteText } from './queries.ts';
import { SiteTextFields } from './site-text-fields.tsx';
import { useSiteTextForm } from './use-site-text-form.ts';

function SiteTextForm({ loaded }: { loaded: StaffSiteText }) {
  const form = useSiteTextForm(loaded);
  return (
    <VersionedForm form={form} copy={copy}>
      <SiteTextFields draft={form.draft} errors={form.errors} onChange={form.change} />
    </VersionedForm>
  );
}

export default function SiteTextScreen() {
  return (
    <SettingsPage copy={copy} query={useStaffSiteText()}>
      {(data) => <SiteTextForm loaded={data} />}
    </SettingsPage>
  );
}
