export const maxRupees = 10_000_000;

/** `12,34,567`. Written by hand, because creating an `Intl.NumberFormat` is slow on phones. */
export const formatCount = (count: number): string =>
  `${count < 0 ? '-' : ''}${String(Math.round(Math.abs(count))).replace(/\d(?=(\d\d)+\d$)/g, '$&,')}`;

/** `₹1,299` */
export const formatRupees = (amount: number): string => `₹${formatCount(amount)}`;
