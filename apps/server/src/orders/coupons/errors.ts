import { formatDay } from '@haldi/contract/kit/dates';
import { formatRupees } from '@haldi/contract/kit/money';
import type {
  CouponRefusal,
  CouponRefusedDetails,
} from '@haldi/contract/orders/coupons/coupon-refusal';
import { AppError } from '../../platform/http/app-error.ts';
import type { CouponRow } from './store.ts';

const usedText = (count: number | null, isForStaff: boolean): string => {
  const who = isForStaff ? 'This customer has' : 'You have';
  return count === 1
    ? `${who} already used this coupon.`
    : `${who} already used this coupon ${count} times.`;
};

/** The parts of a coupon that the sentence needs. */
type Refused = Pick<CouponRow, 'code'> &
  Partial<Pick<CouponRow, 'startsOn' | 'endsOn' | 'usesPerCustomer' | 'minimumOrder'>> & {
    servicesTotal?: number;
    isForStaff?: boolean;
  };

const messageOf = (reason: CouponRefusal, coupon: Refused): string => {
  const { code, startsOn, endsOn, usesPerCustomer = null, minimumOrder = 0 } = coupon;
  const { isForStaff = false, servicesTotal = 0 } = coupon;
  switch (reason) {
    case 'UNKNOWN':
      return `There is no coupon ${code}. Check the code.`;
    case 'PAUSED':
      return `Coupon ${code} cannot be used at the moment.`;
    case 'NOT_YET':
      return `Coupon ${code} can be used from ${formatDay(startsOn ?? '')}.`;
    case 'OVER':
      return `Coupon ${code} could be used until ${formatDay(endsOn ?? '')}.`;
    case 'USED_UP':
      return `Coupon ${code} has been used up.`;
    case 'USED_BY_CUSTOMER':
      return usedText(usesPerCustomer, isForStaff);
    case 'FIRST_VISIT_ONLY':
      return isForStaff
        ? `Coupon ${code} is only for a customer’s first visit.`
        : `Coupon ${code} is only for your first visit.`;
    case 'NOT_THESE_SERVICES':
      return `Coupon ${code} does not apply to these services.`;
    case 'BELOW_MINIMUM':
      return `Coupon ${code} needs services worth ${formatRupees(minimumOrder)}. Add services worth ${formatRupees(minimumOrder - servicesTotal)} more.`;
  }
};

export const couponRefusedError = (reason: CouponRefusal, coupon: Refused): AppError => {
  const details: CouponRefusedDetails = { reason };
  return new AppError('COUPON_REFUSED', messageOf(reason, coupon), { details });
};

/** When a cancelled order is reopened. */
export const couponUsedMeanwhileError = (
  reason: 'USED_UP' | 'USED_BY_CUSTOMER',
  code: string,
): AppError => {
  const details: CouponRefusedDetails = { reason };
  const why =
    reason === 'USED_UP'
      ? `Coupon ${code} has been used up meanwhile.`
      : `This customer has used coupon ${code} for another order meanwhile.`;
  return new AppError('COUPON_REFUSED', `${why} Remove it from this order, then reopen it.`, {
    details,
  });
};
