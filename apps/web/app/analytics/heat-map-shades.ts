/** How many shades a heat map has beside none. */
const shades = 5;

/** 0 for nothing, else 1 to 5: a fifth of the most at a time. */
export const heatMapShade = (visits: number, most: number): number =>
  visits <= 0 || most <= 0 ? 0 : Math.min(shades, Math.ceil((visits / most) * shades));

/** Where the most is; nothing when there is none. */
export const busiestCell = (
  rows: readonly number[][],
): { day: number; slot: number } | undefined => {
  const most = Math.max(0, ...rows.flat());
  if (most === 0) return undefined;
  const day = rows.findIndex((row) => row.includes(most));
  return { day, slot: rows[day]?.indexOf(most) ?? 0 };
};
