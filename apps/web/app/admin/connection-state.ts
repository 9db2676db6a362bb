/** What the desk is told about its connection. */
export type ConnectionState = 'live' | 'reconnecting' | 'offline';

/**
 * `opened`: the stream of events begins. `waited`: it was cut, and did not come back within the time
 * an ordinary return takes. `offline`, `online`: what the browser says about the network.
 */
export type ConnectionEvent = 'opened' | 'waited' | 'offline' | 'online';

/** An ordinary return of a stream that was cut: the server asks for three seconds. */
export const reconnectGraceMs = 5_000;

/** What the sign says next; nothing while it is not known. Only the stream itself makes it live. */
export const nextConnectionState = (
  sign: ConnectionState | null,
  happening: ConnectionEvent,
): ConnectionState | null => {
  if (happening === 'opened') return 'live';
  if (happening === 'offline') return 'offline';
  if (happening === 'online') return sign === 'offline' ? 'reconnecting' : sign;
  return sign === 'offline' ? 'offline' : 'reconnecting';
};

/** What is read out: what got worse, and that it is well again. Not that all is as it was. */
export const shouldAnnounce = (
  before: ConnectionState | null,
  now: ConnectionState | null,
): boolean => now !== before && now !== null && (now !== 'live' || before !== null);
