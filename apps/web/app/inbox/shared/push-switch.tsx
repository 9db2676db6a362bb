import { BellOff, BellRing } from 'lucide-react';
import { useId } from 'react';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { cx } from '../../ui/cx.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { inboxCopy } from '../copy.ts';
import { createAccountPushTopic } from '../order-inbox.ts';
import { pushErrorTexts } from '../push-error-texts.ts';
import { usePushSubscription } from './use-push-subscription.ts';

const copy = inboxCopy.push;

type PushSwitchProps = {
  label: string;
  userId: string;
};

function Switch({ label, userId }: PushSwitchProps) {
  const { status, progress, isBusy, press } = usePushSubscription(createAccountPushTopic(userId));
  const id = useId();
  if (status === 'none') return null;
  const isOn = status === 'on';
  const Icon = isOn ? BellRing : BellOff;
  const blockedText = { blocked: copy.blockedShort, 'home-screen': copy.homeScreen }[
    status as 'blocked'
  ];
  const note = pushErrorTexts[progress] ?? blockedText;
  const canPress = status !== 'home-screen';
  return (
    <div>
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-busy={isBusy || undefined}
        aria-disabled={!canPress || undefined}
        aria-describedby={note ? id : undefined}
        onClick={canPress ? press : undefined}
        className="flex min-h-11 w-full items-center gap-3 rounded-field px-3 py-1 text-left leading-tight text-haldi-100 transition-colors hover:bg-white/10 hover:text-white"
      >
        {isBusy ? (
          <Spinner className="size-5 shrink-0" />
        ) : (
          <Icon aria-hidden="true" className="size-5 shrink-0" />
        )}
        <span className="grow">{label}</span>
        <span
          aria-hidden="true"
          className={cx(
            'flex h-6 w-10 shrink-0 items-center rounded-full border px-0.5 transition-colors',
            isOn ? 'justify-end border-haldi-300 bg-haldi-300' : 'border-haldi-100',
          )}
        >
          <span className={cx('size-4 rounded-full', isOn ? 'bg-plum-950' : 'bg-haldi-100')} />
        </span>
      </button>
      {/* Rendered from the start, so that screen readers announce its content. */}
      <p role="status" id={id} className={cx('text-sm', note && 'px-3 pb-2 text-haldi-100')}>
        {note}
      </p>
    </div>
  );
}

export function PushSwitch(props: PushSwitchProps) {
  return useIsHydrated() && <Switch {...props} />;
}
