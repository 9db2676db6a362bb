/** Puts a text on the clipboard; no: browsers keep it from pages on plain http. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
