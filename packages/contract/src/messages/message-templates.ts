import { maxWrongCodes } from '../orders/work/start-code.ts';
import type { MessageKind } from './message-kinds.ts';

/** What a text can name, and what stands there in the preview. */
export const templateVariables = {
  name: { means: 'The customer’s first name', sample: 'Asha' },
  customer: { means: 'The customer’s name', sample: 'Asha Kulkarni' },
  salon: { means: 'Your business name', sample: 'My Home Salon' },
  phone: { means: 'Your phone number', sample: '90000 00000' },
  order: { means: 'The number of the order', sample: '#204938' },
  date: { means: 'The day of the visit', sample: '21 Nov 2026' },
  time: { means: 'When the visit begins', sample: '10:00 AM' },
  before: { means: 'When the visit was to be', sample: '20 Nov 2026, 04:00 PM' },
  services: { means: 'What is done', sample: 'Gold Facial, Manicure' },
  total: { means: 'What the visit costs', sample: '₹1,899' },
  due: { means: 'What is to be paid, fees included', sample: '₹1,999' },
  fee: { means: 'What cancelling costs', sample: '₹100' },
  beautician: { means: 'Who comes', sample: 'Usha' },
  minutes: { means: 'How many minutes late', sample: '15' },
  reason: { means: 'Why, in her words', sample: 'My scooter broke down' },
  rating: { means: 'How many stars', sample: '5' },
  link: { means: 'The order’s own page', sample: 'https://salon.example/visit#…' },
  review: { means: 'Where she writes a review', sample: 'https://salon.example/review' },
} as const;

export type TemplateVariable = keyof typeof templateVariables;
export type MessageValues = Record<TemplateVariable, string>;

export const sampleValues = Object.fromEntries(
  Object.entries(templateVariables).map(([name, { sample }]) => [name, sample]),
) as MessageValues;

const everywhere = ['salon', 'phone'] as const satisfies TemplateVariable[];
const ofOrder = [
  ...(['order', 'date', 'time', 'services', 'total'] as const),
  'beautician',
] as const satisfies TemplateVariable[];
const toCustomer = [
  ...everywhere,
  'name',
  ...ofOrder,
  'link',
] as const satisfies TemplateVariable[];
const toSalon = [...everywhere, 'customer', ...ofOrder] as const satisfies TemplateVariable[];

/** What the text of each kind can name. */
export const variablesByKind: Record<MessageKind, readonly TemplateVariable[]> = {
  confirmed: toCustomer,
  assigned: toCustomer,
  'evening-before': toCustomer,
  'two-hours-before': toCustomer,
  'on-the-way': toCustomer,
  late: [...toCustomer, 'minutes'],
  done: [...toCustomer, 'due', 'review'],
  moved: [...toCustomer, 'before'],
  'services-changed': toCustomer,
  cancelled: [...toCustomer, 'fee'],
  'new-order': toSalon,
  'order-moved': [...toSalon, 'before'],
  'order-corrected': toSalon,
  'order-cancelled': [...toSalon, 'fee', 'reason'],
  'cannot-go': [...toSalon, 'reason'],
  help: [...toSalon],
  'wrong-codes': toSalon,
  'new-review': [...everywhere, 'customer', 'rating'],
};

export const defaultTexts: Record<MessageKind, string> = {
  confirmed: `Hello {{name}}, your visit by {{salon}} is confirmed.

{{date}}, {{time}}
{{beautician}} comes to you.
{{services}}: {{total}}

See, move or cancel it: {{link}}`,
  assigned: `Hello {{name}}, {{beautician}} comes to you on {{date}} at {{time}}.

Everything about your visit: {{link}}`,
  'evening-before': `Hello {{name}}, we look forward to tomorrow, {{date}}, {{time}}.
{{beautician}} comes to you.

Something came up? Move or cancel here: {{link}}`,
  'two-hours-before': `Hello {{name}}, we are with you today at {{time}}.
{{beautician}} comes to you.

Follow it here: {{link}}`,
  'on-the-way': `{{beautician}} is on the way to you.

Follow it here: {{link}}`,
  late: `We are sorry, {{name}}: we come about {{minutes}} minutes later than {{time}}.

Follow it here: {{link}}`,
  done: `Thank you, {{name}}! It was a pleasure to be with you.
To be paid: {{due}}

How was it? {{review}}`,
  moved: `Hello {{name}}, your visit by {{salon}} has a new time.

Before: {{before}}
Now: {{date}}, {{time}}
{{beautician}} comes to you.

See it here: {{link}}`,
  'services-changed': `Hello {{name}}, your visit has changed.

{{services}}
New total: {{total}}

See your visit: {{link}}`,
  cancelled: `Hello {{name}}, your visit on {{date}} at {{time}} is cancelled.
Cancellation fee: {{fee}}

We are glad to find you another time: just write to us.`,
  'new-order': `New order {{order}}: {{customer}}, {{date}}, {{time}}. {{services}}, {{total}}.`,
  'order-moved': `Order {{order}} of {{customer}} was moved to {{date}}, {{time}}.
Before: {{before}}`,
  'order-corrected': `Order {{order}} of {{customer}}, {{date}}, {{time}}, has another address or contact.
Total: {{total}}`,
  'order-cancelled': `Order {{order}} of {{customer}}, {{date}}, {{time}}, was cancelled.
Reason: {{reason}}`,
  'cannot-go': `{{beautician}} cannot go to order {{order}}, {{date}}, {{time}}.
Reason: {{reason}}`,
  help: `{{beautician}} needs help. Call her now.
She is at order {{order}}.`,
  'wrong-codes': `{{beautician}} has typed ${maxWrongCodes} wrong codes at order {{order}}, {{time}}. Please call her.`,
  'new-review': `{{customer}} gave {{rating}} of 5 stars.`,
};

export const maxTemplateLength = 1_000;

const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** What is wrong with a text, for whoever writes it; nothing: it can be used. */
export const templateProblem = (kind: MessageKind, text: string): string | undefined => {
  const allowed: readonly string[] = variablesByKind[kind];
  const named = [...text.matchAll(placeholder)].map(([, name = '']) => name);
  const unknown = named.find((name) => !allowed.includes(name));
  if (unknown !== undefined) return `{{${unknown}}} is not known here`;
  if (/\{\{|\}\}/.test(text.replace(placeholder, ''))) {
    return 'A variable has two braces on either side, as in {{name}}';
  }
  return undefined;
};

/** What a text names, in its order, each as often as it stands there. */
export const usedVariables = (text: string): TemplateVariable[] =>
  [...text.matchAll(placeholder)].map(([, name = '']) => name as TemplateVariable);

const oneLine = (value: string): string => value.replace(/\s+/g, ' ').trim();

/** The text with everything filled in. A line that names something empty is left out. */
export const fillTemplate = (text: string, values: MessageValues): string =>
  text
    .split('\n')
    .filter((line) => usedVariables(line).every((name) => values[name] !== ''))
    // One pass: what a value holds is never read as a variable.
    .map((line) => line.replace(placeholder, (_, name: TemplateVariable) => oneLine(values[name])))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
