import * as z from 'zod/mini';
import { Rupees } from '../kit/money.ts';

/** What everyone may know about the business. */
export const PublicSettings = z.strictObject({
  businessName: z.string(),
  city: z.string(),
  phone: z.string(),
  whatsappNumber: z.string(),
  email: z.string(),
  address: z.string(),
  visitingCharge: Rupees,
  gaMeasurementId: z.nullable(z.string()),
  /** The product runs on demo data: the log-in screens then offer the demo accounts. */
  demo: z.boolean(),
  /** The button of the identity provider; null: there is none. */
  oidcLabel: z.nullable(z.string()),
  /** Password links can be sent by mail. */
  passwordMail: z.boolean(),
});
export type PublicSettings = z.infer<typeof PublicSettings>;
