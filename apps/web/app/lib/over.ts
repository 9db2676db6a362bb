/** The state of a link that opens something over this page, which is left by going back. */
export const over = { isOver: true } as const;

/** Whether the page lies over the one before it. */
export const isOver = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isOver' in state;
