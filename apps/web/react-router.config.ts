import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The whole route table is a few kilobytes: cheaper than asking for it link by link.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
