/** Where browsers have their push services: a host, or all below it. */
const knownHosts = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

/**
 * Whether we send anything to that address. It is given by whoever subscribes, so without this list a
 * stranger could have our server call any address that only it can reach.
 */
export const isAllowedPushService = (
  address: string,
  furtherOrigins: readonly string[],
): boolean => {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.username !== '' || url.password !== '') return false;
  if (furtherOrigins.includes(url.origin)) return true;
  return (
    url.protocol === 'https:' &&
    url.port === '' &&
    knownHosts.some((host) =>
      host.startsWith('.') ? url.hostname.endsWith(host) : url.hostname === host,
    )
  );
};
