import * as z from 'zod/mini';
import { Rupees } from '../kit/rupees.ts';

export const feeKinds = ['late_cancel', 'no_show'] as const;
export type FeeKind = (typeof feeKinds)[number];

export const Fee = z.strictObject({ kind: z.enum(feeKinds), amount: Rupees });
export type Fee = z.infer<typeof Fee>;
