/** The most that any amount of the product can be, in whole rupees. */
export const maxRupees = 10_000_000;

const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** `₹1,299`; lakhs are grouped the Indian way. */
export const formatRupees = (amount: number): string => `₹${grouped.format(amount)}`;
