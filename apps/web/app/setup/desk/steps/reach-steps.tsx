import { useAuth } from '../../../accounts/auth-store.tsx';
import { PushSwitch } from '../../../inbox/shared/push-switch.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { setupCopy } from '../../copy.ts';
import { StepActions, type StepProps } from './step-frame.tsx';

export function MessagesStep(props: StepProps) {
  const copy = setupCopy.messages;
  const { user } = useAuth();
  return (
    <>
      <p>{copy.text}</p>
      {user && (
        <div className="max-w-100 rounded-field bg-plum-900 p-1 empty:hidden has-[>:empty:only-child]:hidden">
          <PushSwitch label={copy.push} userId={user._id} />
        </div>
      )}
      <p>{copy.texts}</p>
      <LinkButton to="/admin/messages/texts" look="secondary">
        {copy.toTexts}
      </LinkButton>
      <StepActions {...props} />
    </>
  );
}

export function LookStep(props: StepProps) {
  const copy = setupCopy.look;
  return (
    <>
      <p>{copy.text}</p>
      <LinkButton to="/admin/settings/brand" look="secondary">
        {copy.toBrand}
      </LinkButton>
      <StepActions {...props} />
    </>
  );
}
