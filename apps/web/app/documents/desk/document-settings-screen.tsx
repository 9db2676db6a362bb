import type { StaffDocumentSettings } from '@haldi/contract/documents/desk/schema';
import { ConfirmPasswordDialog } from '../../settings/shared/confirm-password-dialog.tsx';
import { SettingsPage } from '../../settings/shared/settings-layout.tsx';
import { VersionNotices } from '../../settings/shared/versioned-form.tsx';
import { FormSection } from '../../ui/form-section.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SaveForm } from '../../ui/save-form.tsx';
import { documentSettingsCopy as copy } from './copy.ts';
import { NumberFields } from './number-fields.tsx';
import { useDocumentSettings } from './queries.ts';
import { RegistrationFields } from './registration-fields.tsx';
import { TaxGroupFields } from './tax-group-fields.tsx';
import { useDocumentSettingsForm } from './use-document-settings-form.ts';

function DocumentSettingsForm({ loaded }: { loaded: StaffDocumentSettings }) {
  const form = useDocumentSettingsForm(loaded);
  const { unproven, send } = form;
  return (
    <>
      <SaveForm form={form} copy={copy}>
        <Notice tone="info">
          <p className="font-semibold">{copy.accountant}</p>
          <p>{copy.laterOnly}</p>
        </Notice>
        <FormSection {...copy.registration}>
          <RegistrationFields form={form} />
        </FormSection>
        {form.draft.scheme !== 'unregistered' && (
          <FormSection {...copy.rates}>
            <TaxGroupFields form={form} />
          </FormSection>
        )}
        <FormSection {...copy.numbers}>
          <NumberFields form={form} />
        </FormSection>
        <VersionNotices form={form} copy={copy} />
        {form.isLoginOld && (
          <LinkButton to="/contact/logout" look="secondary">
            {copy.logInAgain}
          </LinkButton>
        )}
      </SaveForm>
      <ConfirmPasswordDialog
        open={unproven !== undefined}
        send={async (password) => {
          if (unproven) await send({ ...unproven, password });
        }}
        onClose={form.cancel}
        copy={copy}
      />
    </>
  );
}

export default function DocumentSettingsScreen() {
  return (
    <SettingsPage copy={copy} query={useDocumentSettings()}>
      {(data) => <DocumentSettingsForm loaded={data} />}
    </SettingsPage>
  );
}
