/** Schemas reject NaN. */
export const parseWholeNumber = (value: FormDataEntryValue | null): number => {
  const text = String(value ?? '').trim();
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
};
