/** The state of a link that opens something over this page, which is left by going back. */
export const overlayLinkState = { isOver: true } as const;

/** Whether the page lies over the one before it. */
export const isOverlayLink = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isOver' in state;
