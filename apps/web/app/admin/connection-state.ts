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
  connection: ConnectionState | null,
  event: ConnectionEvent,
): ConnectionState | null => {
  if (event === 'opened') return 'live';
  if (event === 'offline') return 'offline';
  if (event === 'online') return connection === 'offline' ? 'reconnecting' : connection;
  return connection === 'offline' ? 'offline' : 'reconnecting';
};

/** Announces only changes for the worse and the recovery. */
export const shouldAnnounceConnection = (
  before: ConnectionState | null,
  now: ConnectionState | null,
): boolean => now !== before && now !== null && (now !== 'live' || before !== null);
