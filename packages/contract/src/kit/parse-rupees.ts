/** The inverse of `formatPaise` and `paiseText`, without a sign. Not in `paise.ts`, which every page loads. `NaN` for other texts. */
export const parseRupees = (text: string): number => {
  const [, whole = '', rest = ''] = /^₹?(\d[\d,]*)(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  return whole === ''
    ? Number.NaN
    : Number(whole.replaceAll(',', '')) * 100 + Number(rest.padEnd(2, '0'));
};
