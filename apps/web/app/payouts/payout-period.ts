import { addDays, type DayRange, firstOfMonth } from '@haldi/contract/kit/dates';
import { PayoutPeriod } from '@haldi/contract/payouts/payout-period';

const monthLongerThanAny = 31;

/** The month of a day. */
export const monthRangeOf = (day: string): DayRange => {
  const from = firstOfMonth(day);
  const next = firstOfMonth(addDays(from, monthLongerThanAny));
  return { from, to: addDays(next, -1) };
};

export const previousMonth = ({ from }: DayRange): DayRange =>
  monthRangeOf(addDays(firstOfMonth(from), -1));

export const nextMonth = ({ to }: DayRange): DayRange =>
  monthRangeOf(addDays(firstOfMonth(to), monthLongerThanAny));

export const payoutPeriodError = (period: DayRange): string | undefined =>
  PayoutPeriod.safeParse(period).error?.issues[0]?.message;

/** By default the last month, which is usually the one to pay. */
export const readPayoutPeriod = (address: URLSearchParams, today: string): DayRange => {
  const { data } = PayoutPeriod.safeParse({ from: address.get('from'), to: address.get('to') });
  return data ?? previousMonth(monthRangeOf(today));
};
