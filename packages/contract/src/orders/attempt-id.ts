import * as z from 'zod/mini';

/**
 * Drawn by the client for one attempt to change an order. The same again, after an answer that was
 * lost, has no second effect and gives the order as it stands.
 */
export const AttemptId = z.uuid('The attempt ID must be a UUID');
