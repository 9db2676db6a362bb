import { isIPv6 } from 'node:net';

/** Who is counted as one: a provider hands one household a whole /64 of IPv6. */
export const networkPrefixOf = (address: string): string =>
  isIPv6(address) && !address.includes('.') ? firstHalf(address) : address;

const firstHalf = (address: string): string => {
  const [head = '', tail] = address.split('::', 2);
  const groups = head.split(':').filter(Boolean);
  const missing =
    tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  return [...groups, ...Array<string>(missing).fill('0')].slice(0, 4).join(':');
};
