export const decodePushKey = (key: string): Uint8Array<ArrayBuffer> => {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
};

/** True for browsers that do not expose the key. */
export const isSamePushKey = (made: ArrayBuffer | null, wanted: Uint8Array): boolean => {
  if (made === null) return true;
  const bytes = new Uint8Array(made);
  return bytes.length === wanted.length && bytes.every((byte, place) => byte === wanted[place]);
};
