import { BellOff, BellRing } from 'lucide-react';
import { useId } from 'react';
import { useInBrowser } from '../../lib/in-browser.ts';
import { cx } from '../../ui/cx.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { inboxCopy } from '../copy.ts';
import { accountPush } from '../inboxes.ts';
import { pushTroubles } from '../push-troubles.ts';
import { usePush } from './use-push.ts';

const copy = inboxCopy.push;

/** On the plum of the side menu, or on a light card. */
const looks = {
  menu: {
    row: 'px-3 text-haldi-100 hover:bg-white/10 hover:text-white',
    note: 'px-3 pb-2 text-haldi-100',
    on: 'border-haldi-300 bg-haldi-300',
    off: 'border-haldi-100',
    knobOn: 'bg-plum-950',
    knobOff: 'bg-haldi-100',
    blocked: copy.blockedShort,
  },
  card: {
    row: 'font-semibold text-plum-900',
    note: 'text-stone',
    on: 'border-plum-700 bg-plum-700',
    off: 'border-edge bg-sand',
    knobOn: 'bg-white',
    knobOff: 'bg-white',
    blocked: copy.blocked,
  },
};

type PushSwitchProps = {
  label: string;
  /** What it tells, where there is room to say so. */
  hint?: string;
  /** Whoever is logged in. */
  userId: string;
  look: keyof typeof looks;
};

function Switch({ label, hint, userId, look }: PushSwitchProps) {
  const { standing, work, isBusy, press } = usePush(accountPush(userId));
  const id = useId();
  if (standing === 'none') return null;
  const isOn = standing === 'on';
  const Icon = isOn ? BellRing : BellOff;
  const style = looks[look];
  const hindrance = { blocked: style.blocked, 'home-screen': copy.homeScreen }[
    standing as 'blocked'
  ];
  const note = pushTroubles[work] ?? hindrance ?? hint;
  const canPress = standing !== 'home-screen';
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
        className={cx(
          'flex min-h-11 w-full items-center gap-3 rounded-field py-1 text-left leading-tight transition-colors',
          style.row,
        )}
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
            isOn ? 'justify-end' : '',
            isOn ? style.on : style.off,
          )}
        >
          <span className={cx('size-4 rounded-full', isOn ? style.knobOn : style.knobOff)} />
        </span>
      </button>
      {/* There from the start, so that what comes to stand in it is read out. */}
      <p role="status" id={id} className={cx('text-sm', note && style.note)}>
        {note}
      </p>
    </div>
  );
}

/** Whether this device is told, with no window open. Drawn where the browser can do that. */
export function PushSwitch(props: PushSwitchProps) {
  return useInBrowser() && <Switch {...props} />;
}
