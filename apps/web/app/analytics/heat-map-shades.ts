const shades = 5;

export const heatMapShade = (visits: number, most: number): number =>
  visits <= 0 || most <= 0 ? 0 : Math.min(shades, Math.ceil((visits / most) * shades));

export const findBusiestHeatMapCell = (
  rows: readonly number[][],
): { day: number; slot: number } | undefined => {
  const most = Math.max(0, ...rows.flat());
  if (most === 0) return undefined;
  const day = rows.findIndex((row) => row.includes(most));
  return { day, slot: rows[day]?.indexOf(most) ?? 0 };
};
