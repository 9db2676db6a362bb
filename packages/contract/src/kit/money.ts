/** The most that any amount of the product can be, in whole rupees. */
export const maxRupees = 10_000_000;

/** The last three digits, then pairs. By hand: to make an `Intl.NumberFormat` takes a phone long. */
const grouped = (digits: string): string => digits.replace(/\d(?=(\d\d)+\d$)/g, '$&,');

/** `₹1,299`; lakhs are grouped the Indian way. */
export const formatRupees = (amount: number): string =>
  `₹${amount < 0 ? '-' : ''}${grouped(String(Math.round(Math.abs(amount))))}`;
