/** The bytes of a key that is written as base64url. */
export const decodePushKey = (key: string): Uint8Array<ArrayBuffer> => {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
};

/** Whether a subscription was made for this key; a browser that does not say so is believed. */
export const isSamePushKey = (made: ArrayBuffer | null, wanted: Uint8Array): boolean => {
  if (made === null) return true;
  const bytes = new Uint8Array(made);
  return bytes.length === wanted.length && bytes.every((byte, place) => byte === wanted[place]);
};
