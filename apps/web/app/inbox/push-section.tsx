import { BellRing } from 'lucide-react';
import { useMediaQuery } from '../lib/use-media-query.ts';
import { AgreementNote } from '../policies/shared/agreement-note.tsx';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { inboxCopy } from './copy.ts';
import type { Inbox } from './inboxes.ts';
import { pushErrorTexts } from './push-error-texts.ts';
import type { PushStatus } from './push-status.ts';
import { usePush } from './shared/use-push.ts';

const copy = inboxCopy.push;

const textOf = (standing: PushStatus, isPhone: boolean, isLinked: boolean): string => {
  if (standing === 'blocked') return copy.blocked;
  if (standing === 'home-screen') return copy.homeScreen;
  if (standing === 'off') return copy.gets;
  if (isLinked) return isPhone ? copy.phoneIsToldOnce : copy.computerIsToldOnce;
  return isPhone ? copy.phoneIsTold : copy.computerIsTold;
};

/** Asks for permission only when the button is pressed. */
export function PushSection({ inbox: { push, isLinked } }: { inbox: Inbox }) {
  const { standing, work, isBusy, press } = usePush(push);
  const isPhone = useMediaQuery('(pointer: coarse)');
  // From the home screen the site opens at `/`, so the page of an order link cannot be reached.
  if (standing === 'none' || (standing === 'home-screen' && isLinked)) return null;
  const trouble = pushErrorTexts[work];
  const offer = isPhone ? copy.onPhone : copy.onComputer;
  const label = { off: offer, on: copy.stop, blocked: inboxCopy.tryAgain }[standing as 'off'];
  return (
    <div className="mt-4 border-t border-sand pt-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <BellRing aria-hidden="true" className="size-6 shrink-0 text-plum-600" />
        <div
          role="status"
          className={cx('flex-1 text-sm', standing === 'on' ? 'min-w-32' : 'min-w-48')}
        >
          <p className={standing === 'on' ? 'font-semibold text-leaf-700' : 'text-stone'}>
            {textOf(standing, isPhone, isLinked)}
          </p>
          {standing === 'off' && <AgreementNote to="push" />}
          {trouble && <p className="mt-1 font-semibold text-brick-700">{trouble}</p>}
        </div>
        {standing !== 'home-screen' && (
          // One button for all states keeps the focus.
          <Button look={standing === 'on' ? 'quiet' : 'secondary'} busy={isBusy} onClick={press}>
            {label}
          </Button>
        )}
      </div>
    </div>
  );
}
