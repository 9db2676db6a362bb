import { createAttemptId } from './attempt-id.ts';

/**
 * Returns the same id for the same change, so that a retry after a lost answer has no second
 * effect.
 */
export const createAttemptIdPerChange = (draw: () => string = createAttemptId) => {
  let last = { sent: '', id: '' };
  return (change: object): string => {
    const sent = JSON.stringify(change);
    if (sent !== last.sent) last = { sent, id: draw() };
    return last.id;
  };
};
