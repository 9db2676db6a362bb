import { formatRupees } from '../kit/money.ts';
import type { AdvanceTerms, Terms } from './agreed-terms.ts';

const hoursText = (hours: number): string => (hours === 1 ? '1 hour' : `${hours} hours`);

/** `until 3 hours before the visit`; 0: `until the visit starts` */
export const formatNoticePeriod = (hours: number): string =>
  hours === 0 ? 'until the visit starts' : `until ${hoursText(hours)} before the visit`;

/** `30 minutes`, or `2 hours` */
export const formatAdvancePeriod = (minutes: number): string =>
  minutes % 60 === 0 ? hoursText(minutes / 60) : `${minutes} minutes`;

const hourMs = 60 * 60_000;

type VisitTime = { start: Date; now: Date };

const isLimitPassed = (hours: number, visit: VisitTime | undefined): boolean => {
  if (!visit) return false;
  const msLeft = visit.start.getTime() - visit.now.getTime();
  return msLeft > 0 && msLeft < hours * hourMs;
};

const movingText = ({ moveHours }: Terms, visit: VisitTime | undefined): string =>
  isLimitPassed(moveHours, visit)
    ? `This visit starts in less than ${hoursText(moveHours)}, so it cannot be moved online.`
    : `Moving is free ${formatNoticePeriod(moveHours)}.`;

const cancellingText = (
  { freeCancelHours, lateCancelFee }: Terms,
  visit: VisitTime | undefined,
): string => {
  if (freeCancelHours === 0 || lateCancelFee === 0)
    return `Cancelling is free ${formatNoticePeriod(0)}.`;
  const fee = formatRupees(lateCancelFee);
  return isLimitPassed(freeCancelHours, visit)
    ? `Cancelling is free until we confirm the visit, then ${fee}.`
    : `Cancelling is free ${formatNoticePeriod(freeCancelHours)} or until we confirm it, whichever is later, then ${fee}.`;
};

const advanceText = ({ amount, minutes, isKept }: AdvanceTerms): string =>
  [
    `Advance: ${formatRupees(amount)}, to be paid within ${formatAdvancePeriod(minutes)} of booking.`,
    'If it is not paid in time, the booking is cancelled at no cost.',
    isKept
      ? 'If you cancel after paying it, it is not returned.'
      : 'If you cancel, it is returned, less any cancellation fee.',
    'If we cancel, it is returned.',
  ].join(' ');

/** Two lines, three with an advance. With `visit`, they fit that visit at that time. */
export const moveAndCancelTermsLines = (terms: Terms, visit?: VisitTime): string[] => [
  movingText(terms, visit),
  `${cancellingText(terms, visit)} No-show fee: ${terms.noShowFee === 0 ? 'none' : formatRupees(terms.noShowFee)}.`,
  ...(terms.advance ? [advanceText(terms.advance)] : []),
];
