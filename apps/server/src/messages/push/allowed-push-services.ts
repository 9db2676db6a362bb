/** A host or, with a leading dot, its subdomains. */
const knownHosts = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

/**
 * Subscribers choose the endpoint. Without this list they could make the server call internal
 * addresses (SSRF).
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
