const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });

/** `₹1.2L` */
export const formatShortRupees = (rupees: number): string => {
  if (rupees >= 1_00_00_000) return `₹${grouped.format(rupees / 1_00_00_000)}Cr`;
  if (rupees >= 1_00_000) return `₹${grouped.format(rupees / 1_00_000)}L`;
  return rupees >= 1_000 ? `₹${grouped.format(rupees / 1_000)}k` : `₹${rupees}`;
};
