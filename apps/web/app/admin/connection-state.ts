export type ConnectionState = 'live' | 'reconnecting' | 'offline';

/**
 * `opened`: the event stream opened. `waited`: it did not come back within the grace period.
 * `offline`, `online`: network events of the browser.
 */
export type ConnectionEvent = 'opened' | 'waited' | 'offline' | 'online';

/** The server asks for a retry after three seconds. */
export const reconnectGraceMs = 5_000;

/** Only an open stream sets `live`. Null until something is known. */
export const nextConnectionState = (
  sign: ConnectionState | null,
  happening: ConnectionEvent,
): ConnectionState | null => {
  if (happening === 'opened') return 'live';
  if (happening === 'offline') return 'offline';
  if (happening === 'online') return sign === 'offline' ? 'reconnecting' : sign;
  return sign === 'offline' ? 'offline' : 'reconnecting';
};

/** Announces only changes for the worse and the recovery. */
export const shouldAnnounce = (
  before: ConnectionState | null,
  now: ConnectionState | null,
): boolean => now !== before && now !== null && (now !== 'live' || before !== null);
