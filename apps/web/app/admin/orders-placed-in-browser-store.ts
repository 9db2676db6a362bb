const channelName = 'haldi-own-orders';
const own = new Set<number>();
let channel: BroadcastChannel | undefined;

/** Shared by all windows of this browser. */
const desk = (): BroadcastChannel | undefined => {
  if (!('BroadcastChannel' in window)) return undefined;
  if (!channel) {
    channel = new BroadcastChannel(channelName);
    channel.addEventListener('message', ({ data }) => own.add(Number(data)));
  }
  return channel;
};

/** Call before sending: the live event can arrive before the response. */
export const rememberOrderPlacedInBrowser = (orderId: number): void => {
  own.add(orderId);
  desk()?.postMessage(orderId);
};

/** Must be called before the first `wasOrderPlacedInBrowser`. */
export const syncOrdersPlacedInBrowser = (): void => void desk();

export const wasOrderPlacedInBrowser = (orderId: number): boolean => own.has(orderId);
