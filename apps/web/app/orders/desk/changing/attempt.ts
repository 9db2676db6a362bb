/** A random id as every browser can draw one: `randomUUID` is missing on plain http. */
const newAttempt = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
};

/**
 * The id under which a change is sent. The same change again has the same: if only the answer to it
 * was lost, it is not made twice.
 */
export const createAttempts = (draw: () => string = newAttempt) => {
  let last = { sent: '', id: '' };
  return (change: object): string => {
    const sent = JSON.stringify(change);
    if (sent !== last.sent) last = { sent, id: draw() };
    return last.id;
  };
};
