/** Opens an address in a new tab; no when the browser does not allow it. */
export const openTab = (address: string): boolean => {
  // With `noopener` the answer is always null, and whether it opened could not be told.
  const opened = window.open(address, '_blank');
  if (!opened) return false;
  try {
    opened.opener = null;
  } catch {
    // The browser has cut the tie already.
  }
  return true;
};
