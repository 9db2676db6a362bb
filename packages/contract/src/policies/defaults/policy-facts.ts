import { formatRupees } from '../../kit/money.ts';
import type { PublicSettings } from '../../settings/schema.ts';

/** Everything of a salon that its policies speak of. */
export type PolicyFacts = Pick<
  PublicSettings,
  | 'businessName'
  | 'city'
  | 'phone'
  | 'email'
  | 'address'
  | 'visitingCharge'
  | 'terms'
  | 'areas'
  | 'booking'
> & {
  /** E-mails are sent. */
  hasMail: boolean;
  /** WhatsApp messages go out by themselves. */
  hasWhatsapp: boolean;
  hasAnalytics: boolean;
  /** The button of the identity provider; null: there is none. */
  oidcLabel: string | null;
};

/** `## Title`, then what stands under it, parted by empty lines. */
export const section = (title: string, ...parts: (string | string[])[]): string =>
  [
    `## ${title}`,
    ...parts
      .map((part) => (typeof part === 'string' ? part : part.map((one) => `- ${one}`).join('\n')))
      .filter((part) => part !== ''),
  ].join('\n\n');

/** Only where something holds. */
export const linesIf = (holds: boolean, ...texts: string[]): string[] => (holds ? texts : []);

const phoneText = (phone: string): string => `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`;

export const hoursText = (hours: number): string => `${hours} hour${hours === 1 ? '' : 's'}`;

export const minutesText = (minutes: number): string => {
  if (minutes % 1440 === 0 && minutes > 0) {
    return minutes === 1440 ? 'a day' : `${minutes / 1440} days`;
  }
  return minutes % 60 === 0 && minutes > 0 ? hoursText(minutes / 60) : `${minutes} minutes`;
};

/** A fee in words; null as a fee is the visiting charge of the order. */
export const feeText = (fee: number | null, { areas, visitingCharge }: PolicyFacts): string => {
  if (fee !== null) return fee === 0 ? 'nothing' : formatRupees(fee);
  if (areas.length > 0) return 'the visiting charge of your order';
  return visitingCharge === 0 ? 'nothing' : `the visiting charge (${formatRupees(visitingCharge)})`;
};

/** How to reach the salon, as a list. */
export const contactLines = ({ businessName, address, phone, email }: PolicyFacts): string[] => [
  `${businessName}, ${address}`,
  `Phone ${phoneText(phone)}`,
  `E-mail ${email}`,
];
