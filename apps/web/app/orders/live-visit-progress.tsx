import { formatIndiaTime } from '@haldi/contract/kit/dates';
import { formatPaise } from '@haldi/contract/kit/paise';
import { orderAmounts } from '@haldi/contract/orders/order-amounts';
import type { OrderSeenByLink } from '@haldi/contract/orders/order-link/schema';
import { paymentState, paymentStateLabels } from '@haldi/contract/orders/payments/payment-state';
import { isOpenStatus } from '@haldi/contract/orders/status';
import {
  lastVisitAction,
  type VisitProgressFields,
  visitActions,
  visitActionTimes,
} from '@haldi/contract/orders/work/visit-actions';
import { Check, Clock } from 'lucide-react';
import { Avatar } from '../ui/avatar.tsx';
import { cx } from '../ui/cx.ts';
import { BeauticianRatingAndVisits } from './assigned-beautician.tsx';
import { liveVisitCopy as copy } from './live-visit-copy.ts';
import {
  beauticianNameForCustomer,
  lateSentence,
  progressSentence,
  visitActionLabels,
} from './shared/progress-text.ts';

type FollowedOrder = Omit<OrderSeenByLink, 'place'>;

/** From the day of the visit, unless it is cancelled. */
const hasLiveProgress = (order: FollowedOrder): boolean =>
  progressSentence(order) !== undefined || order.startCode !== null;

function Steps({ progress }: { progress: VisitProgressFields }) {
  const last = lastVisitAction(progress);
  const reached = last === undefined ? -1 : visitActions.indexOf(last);
  const times = visitActionTimes(progress);
  return (
    <ol aria-label={copy.steps} className="mt-6 grid grid-cols-4">
      {visitActions.map((action, index) => {
        const isReached = index <= reached;
        const at = times[action];
        return (
          <li
            key={action}
            aria-current={index === reached ? 'step' : undefined}
            className="relative flex flex-col items-center text-center text-sm leading-tight"
          >
            {index > 0 && (
              <span
                aria-hidden="true"
                className={cx(
                  'absolute top-3 right-[calc(50%+0.8125rem)] h-0.5 w-[calc(100%-1.625rem)]',
                  isReached ? 'bg-haldi-300' : 'bg-white/20',
                )}
              />
            )}
            <span
              aria-hidden="true"
              className={cx(
                'relative flex size-6.5 items-center justify-center rounded-full border-2',
                isReached
                  ? 'border-haldi-300 bg-haldi-300 text-plum-950'
                  : 'border-white/30 bg-plum-900',
                index === reached && action !== 'done' && 'ring-4 ring-haldi-300/30',
              )}
            >
              {isReached && <Check className="size-4" strokeWidth={3} />}
            </span>
            <span className={cx('mt-2', isReached ? 'font-semibold text-white' : 'text-haldi-100')}>
              {visitActionLabels[action]}
              <span className="sr-only">{isReached ? '' : `, ${copy.notYet}`}</span>
            </span>
            {at !== null && (
              <time dateTime={at} className="mt-0.5 text-haldi-200 tabular-nums">
                {formatIndiaTime(new Date(at))}
              </time>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function StartCode({ code, name }: { code: string; name: string }) {
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-card bg-haldi-200 px-5 py-4 text-plum-950">
      <div>
        <p className="font-semibold">{copy.code}</p>
        <p>{copy.codeHint(name)}</p>
      </div>
      <p className="font-display text-5xl leading-none font-semibold tracking-[0.14em]! tabular-nums">
        {code}
      </p>
    </div>
  );
}

export function LiveVisitProgress({ order }: { order: FollowedOrder }) {
  if (!hasLiveProgress(order)) return null;
  const { beautician, beauticianProfile, startCode, progress } = order;
  const name = beauticianNameForCustomer(beautician);
  const late = lateSentence(order);
  const state = paymentState(orderAmounts(order));
  return (
    <section
      aria-label={copy.title}
      className="rounded-card bg-plum-900 p-5 text-white shadow-soft lg:p-7"
    >
      <div className="flex items-center gap-4">
        {beauticianProfile && (
          <Avatar
            name={beautician}
            picture={beauticianProfile.picture}
            className="size-16 border-2 border-haldi-300 text-xl lg:size-18"
          />
        )}
        <div role="status" className="min-w-0">
          <p className="font-display text-xl leading-snug font-medium text-balance wrap-anywhere sm:text-2xl">
            {progressSentence(order) ?? copy.arrivesAt(name, order.appointmentSlot)}
          </p>
          {late !== undefined && (
            <p className="mt-1 flex items-center gap-1.5 text-lg font-semibold text-haldi-200">
              <Clock aria-hidden="true" className="size-5 shrink-0" />
              {late}
            </p>
          )}
        </div>
      </div>
      {beauticianProfile && (
        <BeauticianRatingAndVisits profile={beauticianProfile} className="mt-3 text-haldi-100" />
      )}
      <Steps progress={progress} />
      {startCode !== null && <StartCode code={startCode} name={name} />}
      {isOpenStatus(order.status) && state && (
        <p className="mt-6 flex items-baseline justify-between gap-4 border-t border-white/15 pt-4">
          <span className="text-haldi-100">{paymentStateLabels[state.kind]}</span>
          <span className="font-display text-xl font-semibold tabular-nums">
            {formatPaise(state.amount)}
          </span>
        </p>
      )}
    </section>
  );
}
