import { BellRing } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMediaQuery } from '../lib/use-media-query.ts';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { inboxCopy } from './copy.ts';
import { pushErrorTexts } from './push-error-texts.ts';
import type { PushStatus } from './push-status.ts';
import type { PushTopic } from './push-topic.ts';
import { usePushSubscription } from './shared/use-push-subscription.ts';

const copy = inboxCopy.push;

type Texts = { description: string; phoneEnabled: string; computerEnabled: string };

const textOf = (status: PushStatus, isPhone: boolean, texts: Texts): string => {
  if (status === 'blocked') return copy.blocked;
  if (status === 'home-screen') return copy.homeScreen;
  if (status === 'off') return texts.description;
  return isPhone ? texts.phoneEnabled : texts.computerEnabled;
};

type PushSectionProps = {
  push: PushTopic;
  texts: Texts;
  isLinked?: boolean;
  /** Below the description, until push is on. */
  note?: ReactNode;
};

/** Asks for permission only when the button is pressed. */
export function EnablePushSection({ push, texts, isLinked = false, note }: PushSectionProps) {
  const { status, progress, isBusy, press } = usePushSubscription(push);
  const isPhone = useMediaQuery('(pointer: coarse)');
  // From the home screen the site opens at `/`, so the page of an order link cannot be reached.
  if (status === 'none' || (status === 'home-screen' && isLinked)) return null;
  const error = pushErrorTexts[progress];
  const enableLabel = isPhone ? copy.onPhone : copy.onComputer;
  const label = { off: enableLabel, on: copy.stop, blocked: inboxCopy.tryAgain }[status as 'off'];
  return (
    <div className="mt-4 border-t border-sand pt-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <BellRing aria-hidden="true" className="size-6 shrink-0 text-plum-600" />
        <div
          role="status"
          className={cx('flex-1 text-sm', status === 'on' ? 'min-w-32' : 'min-w-48')}
        >
          <p className={status === 'on' ? 'font-semibold text-leaf-700' : 'text-stone'}>
            {textOf(status, isPhone, texts)}
          </p>
          {status === 'off' && note}
          {error && <p className="mt-1 font-semibold text-brick-700">{error}</p>}
        </div>
        {status !== 'home-screen' && (
          // One button for all states keeps the focus.
          <Button look={status === 'on' ? 'quiet' : 'secondary'} busy={isBusy} onClick={press}>
            {label}
          </Button>
        )}
      </div>
    </div>
  );
}
