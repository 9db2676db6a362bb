/** State of a link that opens something over the current page; Back closes it. */
export const overlayLinkState = { isOver: true } as const;

export const isOverlayLink = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isOver' in state;
