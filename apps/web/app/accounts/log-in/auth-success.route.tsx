import { exchangeOidcSession } from '@haldi/contract/accounts/log-in/endpoints';
import { updateUser } from '@haldi/contract/accounts/profile/endpoints';
import { ContactUpdate, type UserData } from '@haldi/contract/accounts/schema';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { CallError, callEndpoint } from '../../lib/call.ts';
import { createPrivatePageMeta } from '../../lib/page-meta.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
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
import {
  addNextPageParameter,
  choosePageAfterLogIn,
  useNextPageParameter,
} from './page-after-log-in.ts';
import { usePrefilledAddress } from './use-prefilled-address.ts';

export const meta = createPrivatePageMeta('Logging in');

type State = 'loading' | 'done' | 'refused' | 'unreachable';

/** Identity providers give a name and an email address, but no postal address. */
const hasMissingDetails = ({ mobileNumber, street, town, pincode }: UserData): boolean =>
  [mobileNumber, street, town, pincode].some((text) => text === '');

type MissingDetailsFormProps = { user: UserData; onDone: () => void };

function MissingDetailsForm({ user, onDone }: MissingDetailsFormProps) {
  const { setUser } = useAuth();
  const prefilledAddress = usePrefilledAddress();
  const { errors, problem, busy, props } = useForm({
    schema: ContactUpdate,
    read: (fields) => ({ mobileNumber: user.mobileNumber, ...readAddressFromForm(fields) }),
    send: async (body) => {
      const { userData } = await callEndpoint(updateUser, {
        body: omitStoredMobileNumber(user, body),
      });
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

/** The identity provider login ends here: exchanges the cookie for a session with a token. */
export default function AuthSuccessPage() {
  const { signIn, user, isLoading } = useAuth();
  const navigate = useNavigate();
  const next = useNextPageParameter();
  const [state, setState] = useState<State>('loading');
  const hasStarted = useRef(false);
  const exchangeSession = async (): Promise<void> => {
    setState('loading');
    try {
      signIn(await callEndpoint(exchangeOidcSession, {}));
      setState('done');
    } catch (error) {
      setState(error instanceof CallError ? 'refused' : 'unreachable');
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as an older session is known or gone
  useEffect(() => {
    if (isLoading || hasStarted.current) return;
    hasStarted.current = true;
    void exchangeSession();
  }, [isLoading]);

  const target = user && choosePageAfterLogIn(next, user);
  // After a reload there is nothing to exchange, but the user is signed in already.
  const isDone = user !== null && (state === 'done' || state === 'refused');
  const needsDetails = isDone && hasMissingDetails(user) && !user.isAdmin;
  useEffect(() => {
    if (isDone && !needsDetails && target) void navigate(target, { replace: true });
  }, [isDone, needsDetails, target, navigate]);

  if (needsDetails && target) {
    return (
      <MissingDetailsForm user={user} onDone={() => void navigate(target, { replace: true })} />
    );
  }
  const isUnreachable = state === 'unreachable';
  if (isUnreachable || (state === 'refused' && !user)) {
    return (
      <AuthPageLayout
        title={isUnreachable ? accountsCopy.unreachableTitle : accountsCopy.loginExpiredTitle}
        intro={isUnreachable ? accountsCopy.unreachableText : accountsCopy.loginExpiredText}
      >
        <p className="mt-6 flex flex-wrap gap-3">
          {isUnreachable && (
            <Button onClick={() => void exchangeSession()}>{accountsCopy.tryAgain}</Button>
          )}
          <LinkButton
            to={addNextPageParameter('/contact/login', next)}
            look={isUnreachable ? 'secondary' : 'primary'}
          >
            {accountsCopy.logIn}
          </LinkButton>
        </p>
      </AuthPageLayout>
    );
  }
  return (
    <AuthPageLayout title={accountsCopy.loggingIn}>
      <p className="mt-6 text-plum-600">
        <Spinner className="size-8" />
      </p>
    </AuthPageLayout>
  );
}
