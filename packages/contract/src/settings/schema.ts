import * as z from 'zod/mini';
import { ServedArea } from '../areas/schema.ts';
import { Day } from '../kit/day.ts';
import { Rupees } from '../kit/rupees.ts';
import { OfferedTerms } from '../orders/agreed-terms.ts';

/** What everyone may know about the business. */
export const PublicSettings = z.strictObject({
  businessName: z.string(),
  city: z.string(),
  phone: z.string(),
  whatsappNumber: z.string(),
  email: z.string(),
  address: z.string(),
  visitingCharge: Rupees,
  /** What moving and cancelling cost whoever books now. */
  terms: OfferedTerms,
  /** Where we come; none: everywhere, at the charge above. */
  areas: z.array(ServedArea),
  /** When visits can be booked; what the calendar needs to know. */
  booking: z.strictObject({
    /** The times at which visits begin, the earliest first. */
    slots: z.array(z.string()),
    horizonDays: z.int(),
    noticeMinutes: z.int(),
    closedWeekdays: z.array(z.int()),
    closedDays: z.array(Day),
  }),
  gaMeasurementId: z.nullable(z.string()),
  /** False: it is being set up and opens soon; nothing can be booked yet. */
  isOpen: z.boolean(),
  /** The product runs on demo data: the log-in screens then offer the demo accounts. */
  demo: z.boolean(),
  /** The button of the identity provider; null: there is none. */
  oidcLabel: z.nullable(z.string()),
  /** Password links can be sent by mail. */
  passwordMail: z.boolean(),
});
export type PublicSettings = z.infer<typeof PublicSettings>;
