const channelName = 'haldi-own-orders';
const own = new Set<number>();
let channel: BroadcastChannel | undefined;

/** All windows of this browser are one desk. */
const desk = (): BroadcastChannel | undefined => {
  if (!('BroadcastChannel' in window)) return undefined;
  if (!channel) {
    channel = new BroadcastChannel(channelName);
    channel.addEventListener('message', ({ data }) => own.add(Number(data)));
  }
  return channel;
};

/** Said before it is sent: news of it may come before its own answer. */
export const recordOwnOrder = (orderId: number): void => {
  own.add(orderId);
  desk()?.postMessage(orderId);
};

/** Hears of the other windows; to be called before the first question. */
export const listenForOwnOrders = (): void => void desk();

/** Whether this desk took the order down itself. */
export const isOwnOrder = (orderId: number): boolean => own.has(orderId);
