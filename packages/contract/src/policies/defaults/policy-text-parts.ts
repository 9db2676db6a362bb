import { formatRupees } from '../../kit/money.ts';
import type { PublicSettings } from '../../settings/schema.ts';

export type PolicyFacts = Pick<
  PublicSettings,
  | 'businessName'
  | 'city'
  | 'phone'
  | 'email'
  | 'address'
  | 'visitingCharge'
  | 'terms'
  | 'payments'
  | 'areas'
  | 'booking'
> & {
  hasMail: boolean;
  hasWhatsapp: boolean;
  hasAnalytics: boolean;
  /** Label of the identity provider's button; null without a provider. */
  oidcLabel: string | null;
};

/** Markdown-like text: a `## Title`, then paragraphs and lists, separated by empty lines. */
export const formatPolicySection = (title: string, ...parts: (string | string[])[]): string =>
  [
    `## ${title}`,
    ...parts
      .map((part) => (typeof part === 'string' ? part : part.map((item) => `- ${item}`).join('\n')))
      .filter((part) => part !== ''),
  ].join('\n\n');

export const includeLinesIf = (condition: boolean, ...texts: string[]): string[] =>
  condition ? texts : [];

const phoneText = (phone: string): string => `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`;

export const hoursText = (hours: number): string => `${hours} hour${hours === 1 ? '' : 's'}`;

export const minutesText = (minutes: number): string => {
  if (minutes % 1440 === 0 && minutes > 0) {
    return minutes === 1440 ? 'a day' : `${minutes / 1440} days`;
  }
  return minutes % 60 === 0 && minutes > 0 ? hoursText(minutes / 60) : `${minutes} minutes`;
};

/** Text of a fee. A fee of null means the visiting charge of the order. */
export const policyFeeText = (
  fee: number | null,
  { areas, visitingCharge }: PolicyFacts,
): string => {
  if (fee !== null) return fee === 0 ? 'nothing' : formatRupees(fee);
  if (areas.length > 0) return 'the visiting charge of your order';
  return visitingCharge === 0 ? 'nothing' : `the visiting charge (${formatRupees(visitingCharge)})`;
};

/** Contact details may still be empty before the owner has filled them in. */
export const contactLines = ({ businessName, address, phone, email }: PolicyFacts): string[] => [
  [businessName, address].filter(Boolean).join(', '),
  ...includeLinesIf(phone !== '', `Phone ${phoneText(phone)}`),
  ...includeLinesIf(email !== '', `Email ${email}`),
];
