import * as z from 'zod/mini';
import { line, textLimits } from '../../kit/text.ts';
import { AdminStatus } from '../status.ts';
import { OrderMessage } from './messages.ts';

/** What an admin sends to move an order on. */
export const OrderUpdate = z.strictObject({
  status: AdminStatus,
  message: OrderMessage,
  /** Empty or absent: unchanged. `none`: nobody. */
  beautician: z.optional(line({ min: 0, max: textLimits.name })),
  version: z.optional(z.int()),
});
export type OrderUpdate = z.infer<typeof OrderUpdate>;
