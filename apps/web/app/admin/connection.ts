/** What the desk is told about its connection. */
export type Sign = 'live' | 'reconnecting' | 'offline';

/**
 * `opened`: the stream of events begins. `waited`: it was cut, and did not come back within the time
 * an ordinary return takes. `offline`, `online`: what the browser says about the network.
 */
export type Happening = 'opened' | 'waited' | 'offline' | 'online';

/** An ordinary return of a stream that was cut: the server asks for three seconds. */
export const ordinaryReturnMs = 5_000;

/** What the sign says next; nothing while it is not known. Only the stream itself makes it live. */
export const signAfter = (sign: Sign | null, happening: Happening): Sign | null => {
  if (happening === 'opened') return 'live';
  if (happening === 'offline') return 'offline';
  if (happening === 'online') return sign === 'offline' ? 'reconnecting' : sign;
  return sign === 'offline' ? 'offline' : 'reconnecting';
};

/** What is read out: what got worse, and that it is well again. Not that all is as it was. */
export const isNews = (before: Sign | null, now: Sign | null): boolean =>
  now !== before && now !== null && (now !== 'live' || before !== null);
