import { cx } from '../../../ui/cx.ts';
import { dayCloseCopy } from './copy.ts';

const copy = dayCloseCopy.cash;

export const formatCashDifference = (difference: number): string => {
  if (difference === 0) return copy.noDifference;
  return difference < 0 ? copy.short(-difference) : copy.over(difference);
};

type CashDifferenceProps = { difference: number | null; htmlFor?: string; className?: string };

/** Announced while amounts are typed. */
export function CashDifference({ difference, htmlFor, className }: CashDifferenceProps) {
  const tone = difference === null || difference === 0 ? 'text-stone' : 'text-brick-700';
  return (
    <output htmlFor={htmlFor} className={cx('font-semibold tabular-nums', tone, className)}>
      {difference === null ? '' : formatCashDifference(difference)}
    </output>
  );
}
