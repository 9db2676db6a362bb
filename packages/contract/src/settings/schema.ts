import * as z from 'zod/mini';
import { ServedArea } from '../areas/schema.ts';
import { Day } from '../kit/day-schema.ts';
import { Rupees } from '../kit/rupees-schema.ts';
import { OfferedTerms } from '../orders/agreed-terms.ts';
import { PaymentOptions } from '../payment-settings/payment-options.ts';

export const PublicSettings = z.strictObject({
  businessName: z.string(),
  city: z.string(),
  phone: z.string(),
  whatsappNumber: z.string(),
  email: z.string(),
  address: z.string(),
  visitingCharge: Rupees,
  terms: OfferedTerms,
  payments: PaymentOptions,
  /** Empty: the whole city, at the charge above. */
  areas: z.array(ServedArea),
  booking: z.strictObject({
    /** In ascending order. */
    slots: z.array(z.string()),
    horizonDays: z.int(),
    noticeMinutes: z.int(),
    closedWeekdays: z.array(z.int()),
    closedDays: z.array(Day),
  }),
  gaMeasurementId: z.nullable(z.string()),
  /** False while the salon is being set up. */
  isOpen: z.boolean(),
  /** The log-in screens then offer the demo accounts. */
  demo: z.boolean(),
  /** Label of the identity provider's button; null without a provider. */
  oidcLabel: z.nullable(z.string()),
  passwordMail: z.boolean(),
});
export type PublicSettings = z.infer<typeof PublicSettings>;
