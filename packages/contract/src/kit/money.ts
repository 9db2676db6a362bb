/** The most that any amount of the product can be, in whole rupees. */
export const maxRupees = 10_000_000;

/**
 * `12,34,567`: the last three digits, then pairs, as lakhs are grouped. By hand: to make an
 * `Intl.NumberFormat` takes a phone long.
 */
export const formatCount = (count: number): string =>
  `${count < 0 ? '-' : ''}${String(Math.round(Math.abs(count))).replace(/\d(?=(\d\d)+\d$)/g, '$&,')}`;

/** `₹1,299` */
export const formatRupees = (amount: number): string => `₹${formatCount(amount)}`;
