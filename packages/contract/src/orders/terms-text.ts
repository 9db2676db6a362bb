import { formatRupees } from '../kit/money.ts';
import type { Terms } from './agreed-terms.ts';

/** `until 3 hours before the visit`; with none: `until the visit begins` */
export const untilText = (hours: number): string =>
  hours === 0
    ? 'until the visit begins'
    : `until ${hours} hour${hours === 1 ? '' : 's'} before the visit`;

const feeText = (fee: number): string => (fee === 0 ? 'free' : formatRupees(fee));

const cancellingText = ({ freeCancelHours, lateCancelFee }: Terms): string =>
  freeCancelHours === 0 || lateCancelFee === 0
    ? `Cancelling is free ${untilText(0)}.`
    : `Cancelling is free ${untilText(freeCancelHours)} and while we have not confirmed, then ${feeText(lateCancelFee)}.`;

/** What moving and cancelling cost, in two plain lines. */
export const termsLines = (terms: Terms): string[] => [
  `Moving is free ${untilText(terms.moveHours)}.`,
  `${cancellingText(terms)} Nobody at home: ${feeText(terms.noShowFee)}.`,
];
