import { updateUser } from '@haldi/contract/accounts/endpoints';
import { ContactUpdate, type UserData } from '@haldi/contract/accounts/schema';
import { call } from '../../lib/call.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAuth } from '../auth-store.tsx';
import { accountsCopy } from '../copy.ts';
import {
  AddressFields,
  omitStoredMobileNumber,
  readAddressFromForm,
} from '../shared/address-fields.tsx';
import { MobileField } from '../shared/person-fields.tsx';
import { visitAddressDraft } from '../visit-address-draft-store.ts';
import { AuthPageLayout } from './auth-page-layout.tsx';
import { usePrefilledAddress } from './use-prefilled-address.ts';

/** Identity providers give a name and an email address, but no postal address. */
export const hasMissingDetails = ({ mobileNumber, street, town, pincode }: UserData): boolean =>
  [mobileNumber, street, town, pincode].some((text) => text === '');

type MissingDetailsFormProps = { user: UserData; onDone: () => void };

export function MissingDetailsForm({ user, onDone }: MissingDetailsFormProps) {
  const { setUser } = useAuth();
  const prefilledAddress = usePrefilledAddress();
  const { errors, problem, busy, props } = useForm({
    schema: ContactUpdate,
    read: (fields) => ({ mobileNumber: user.mobileNumber, ...readAddressFromForm(fields) }),
    send: async (body) => {
      const { userData } = await call(updateUser, { body: omitStoredMobileNumber(user, body) });
      visitAddressDraft.forgetIfSame(userData);
      setUser(userData);
      onDone();
    },
  });
  return (
    <AuthPageLayout
      title={accountsCopy.missingTitle}
      intro={accountsCopy.missingIntro(user.username)}
    >
      <form {...props} className="mt-8 space-y-5">
        {user.mobileNumber === '' && <MobileField errors={errors} user={user} />}
        <AddressFields errors={errors} known={user.street === '' ? prefilledAddress : user} />
        {problem && <Notice tone="bad">{problem}</Notice>}
        <div className="flex gap-3">
          <Button type="submit" size="large" className="grow" busy={busy}>
            {accountsCopy.save}
          </Button>
          <Button look="quiet" size="large" onClick={onDone}>
            {accountsCopy.later}
          </Button>
        </div>
      </form>
    </AuthPageLayout>
  );
}
