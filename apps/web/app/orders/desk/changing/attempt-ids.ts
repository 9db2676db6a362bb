import { createAttemptId } from '../../../lib/attempt-id.ts';

/**
 * The id under which a change is sent. The same change again has the same: if only the answer to it
 * was lost, it is not made twice.
 */
export const createAttemptIds = (draw: () => string = createAttemptId) => {
  let last = { sent: '', id: '' };
  return (change: object): string => {
    const sent = JSON.stringify(change);
    if (sent !== last.sent) last = { sent, id: draw() };
    return last.id;
  };
};
