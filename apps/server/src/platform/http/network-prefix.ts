import { isIPv6 } from 'node:net';

/** Rate limits count an IPv6 /64 as one client: providers assign one to each household. */
export const networkPrefixOf = (address: string): string =>
  isIPv6(address) && !address.includes('.') ? networkHalf(address) : address;

const networkHalf = (address: string): string => {
  const [head = '', tail] = address.split('::', 2);
  const groups = head.split(':').filter(Boolean);
  const missing =
    tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  return [...groups, ...Array<string>(missing).fill('0')].slice(0, 4).join(':');
};
