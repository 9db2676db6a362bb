const pincodeText = /\b[1-9]\d{5}\b/g;
/** As India Post writes it: `411 057`. */
const spacedPincode = /\b([1-9]\d\d)[ \u00a0](\d{3})\b/g;

/** `notPincodes` are words with digits that are not pincodes. */
export const parsePincodes = (text: string): { pincodes: string[]; notPincodes: string[] } => {
  const words = text
    .replaceAll(spacedPincode, '$1$2')
    .split(/[\s,;]+/)
    .filter((word) => word !== '');
  const pincodes = words.flatMap((word) => word.match(pincodeText) ?? []);
  const notPincodes = words.filter((word) => /\d/.test(word) && !word.match(pincodeText));
  return { pincodes: [...new Set(pincodes)].sort(), notPincodes };
};
