import { maxWrongStartCodes } from '../orders/work/start-code.ts';
import type { MessageKind } from './message-kinds.ts';

export const templateVariables = {
  name: { description: 'First name', sample: 'Asha' },
  customer: { description: 'Full name of the customer', sample: 'Asha Kulkarni' },
  salon: { description: 'Your business name', sample: 'My Home Salon' },
  phone: { description: 'Your phone number', sample: '90000 00000' },
  order: { description: 'Order number', sample: '#204938' },
  date: { description: 'Date of the visit', sample: '21 Nov 2026' },
  time: { description: 'Start time of the visit', sample: '10:00 AM' },
  before: { description: 'Previous date and time', sample: '20 Nov 2026, 04:00 PM' },
  services: { description: 'Booked services', sample: 'Gold Facial, Manicure' },
  total: { description: 'Order total', sample: '₹1,899' },
  due: { description: 'Total with fees', sample: '₹1,999' },
  payment: {
    description: 'Amount paid, or amount due with the order link',
    sample: 'Paid: ₹1,999.',
  },
  advance: { description: 'Advance that is still to be paid', sample: '₹500' },
  until: {
    description: 'Until when the advance can be paid',
    sample: '20 Nov 2026, 04:00 PM',
  },
  fee: { description: 'Cancellation fee', sample: '₹100' },
  area: { description: 'Service area, or the town', sample: 'Aundh' },
  beautician: { description: 'Name of the beautician', sample: 'Usha' },
  minutes: { description: 'Minutes late', sample: '15' },
  reason: { description: 'Reason given', sample: 'My scooter broke down' },
  rating: { description: 'Number of stars', sample: '5' },
  link: { description: 'Order link', sample: 'https://salon.example/visit#…' },
  bill: {
    description: 'Link to the bill, while the order link is valid',
    sample: 'https://salon.example/visit?bill#…',
  },
  document: { description: 'Name and number of the bill', sample: 'bill BILL/26-27/00042' },
  visit: {
    description: 'Link to the visit in My day',
    sample: 'https://salon.example/work/…',
  },
  review: { description: 'Link to write a review', sample: 'https://salon.example/review' },
  answerBy: { description: 'Day by which you answer the complaint', sample: '23 Nov 2026' },
  outcome: { description: 'What you did about the complaint', sample: 'We refunded ₹500 by UPI.' },
  reply: {
    description: 'Your reply to the complaint',
    sample: 'We are sorry that the visit was too short.',
  },
} as const;

export type TemplateVariable = keyof typeof templateVariables;
export type MessageValues = Record<TemplateVariable, string>;

export const sampleTemplateValues = Object.fromEntries(
  Object.entries(templateVariables).map(([name, { sample }]) => [name, sample]),
) as MessageValues;

const commonVariables = ['salon', 'phone'] as const satisfies TemplateVariable[];
const orderVariables = [
  ...(['order', 'date', 'time', 'services', 'total'] as const),
  'beautician',
] as const satisfies TemplateVariable[];
const customerVariables = [
  ...commonVariables,
  'name',
  ...orderVariables,
  'link',
] as const satisfies TemplateVariable[];
const salonVariables = [
  ...commonVariables,
  'customer',
  ...orderVariables,
] as const satisfies TemplateVariable[];

/** No customer, address, phone number or amount: messages stay on the phone after the visit. */
const withdrawalVariables = [
  ...commonVariables,
  ...(['name', 'date', 'time'] as const),
] as const satisfies TemplateVariable[];
const workVariables = [
  ...withdrawalVariables,
  ...(['area', 'services', 'visit'] as const),
] as const satisfies TemplateVariable[];

export const templateVariablesByKind: Record<MessageKind, readonly TemplateVariable[]> = {
  'advance-due': [...customerVariables, 'advance', 'until'],
  confirmed: customerVariables,
  assigned: customerVariables,
  'evening-before': customerVariables,
  'two-hours-before': customerVariables,
  'on-the-way': customerVariables,
  'recipient-on-the-way': [...commonVariables, 'name', 'time', 'beautician'],
  late: [...customerVariables, 'minutes'],
  done: [...customerVariables, 'due', 'payment', 'bill', 'review'],
  bill: [...customerVariables, 'bill', 'document'],
  moved: [...customerVariables, 'before'],
  'services-changed': customerVariables,
  cancelled: [...customerVariables, 'fee'],
  released: customerVariables,
  'complaint-received': [...customerVariables, 'answerBy'],
  'complaint-reopened': [...customerVariables, 'answerBy'],
  'complaint-closed': [...customerVariables, 'outcome', 'reply'],
  'work-assigned': workVariables,
  'work-moved': [...workVariables, 'before'],
  'work-corrected': workVariables,
  'work-unassigned': withdrawalVariables,
  'work-cancelled': withdrawalVariables,
  'new-order': salonVariables,
  'order-moved': [...salonVariables, 'before'],
  'order-corrected': salonVariables,
  'order-cancelled': [...salonVariables, 'fee', 'reason'],
  'order-released': salonVariables,
  'cannot-go': [...salonVariables, 'reason'],
  help: [...salonVariables],
  'wrong-codes': salonVariables,
  'new-review': [...commonVariables, 'customer', 'rating'],
  'new-complaint': salonVariables,
};

export const defaultTemplateTexts: Record<MessageKind, string> = {
  'advance-due': `Hello {{name}}, please pay an advance of {{advance}} for your visit on {{date}} at {{time}}.

Pay by: {{until}}
Otherwise your booking will be cancelled at no cost.

Pay here: {{link}}`,
  confirmed: `Hello {{name}}, your visit with {{salon}} is confirmed.

{{date}}, {{time}}
Beautician: {{beautician}}
{{services}}: {{total}}

View, move or cancel your visit: {{link}}`,
  assigned: `Hello {{name}}, {{beautician}} will visit you on {{date}} at {{time}}.

View your visit: {{link}}`,
  'evening-before': `Hello {{name}}, this is a reminder of your visit tomorrow, {{date}}, {{time}}.
Beautician: {{beautician}}

Need to change it? Move or cancel here: {{link}}`,
  'two-hours-before': `Hello {{name}}, this is a reminder of your visit today at {{time}}.
Beautician: {{beautician}}

Track your visit: {{link}}`,
  'on-the-way': `{{beautician}} is on the way to you.

Track your visit: {{link}}`,
  'recipient-on-the-way': `Hello {{name}}, your beautician from {{salon}} is on the way for your visit at {{time}}.
Beautician: {{beautician}}

Questions? Call us: {{phone}}`,
  late: `Sorry {{name}}, we are running about {{minutes}} minutes late for your visit at {{time}}.

Track your visit: {{link}}`,
  done: `Thank you, {{name}}! We hope you enjoyed your visit.
{{payment}}

Your bill: {{bill}}

How was it? Write a review: {{review}}`,
  bill: `Hello {{name}}, you can open your {{document}} here: {{bill}}`,
  moved: `Hello {{name}}, your visit with {{salon}} has been moved.

Before: {{before}}
Now: {{date}}, {{time}}
Beautician: {{beautician}}

View your visit: {{link}}`,
  'services-changed': `Hello {{name}}, your visit has changed.

{{services}}
New total: {{total}}

View your visit: {{link}}`,
  cancelled: `Hello {{name}}, your visit on {{date}} at {{time}} has been cancelled.
Cancellation fee: {{fee}}

To book another time, call or message us.`,
  released: `Hello {{name}}, your visit on {{date}} at {{time}} was cancelled because we did not receive the advance in time. You do not owe anything.

Have you paid? Send us the UPI reference: {{link}}

To book another time, call or message us.`,
  'complaint-received': `Hello {{name}}, we have received your complaint about your visit on {{date}}. We are sorry that something went wrong.

We will reply by: {{answerBy}}

Follow it here: {{link}}`,
  'complaint-reopened': `Hello {{name}}, we are looking at your complaint about your visit on {{date}} again.

We will reply by: {{answerBy}}

Follow it here: {{link}}`,
  'complaint-closed': `Hello {{name}}, here is our reply to your complaint about your visit on {{date}}.

{{reply}}
{{outcome}}

Still not happy? Tell us here: {{link}}`,
  'work-assigned': `Hello {{name}}, you have a new visit on {{date}} at {{time}}.

Area: {{area}}
{{services}}

Open the visit: {{visit}}`,
  'work-moved': `Hello {{name}}, one of your visits has been moved.

Before: {{before}}
Now: {{date}}, {{time}}
Area: {{area}}

Open the visit: {{visit}}`,
  'work-corrected': `Hello {{name}}, the address or contact of your visit on {{date}} at {{time}} has changed.

Area: {{area}}

Open the visit: {{visit}}`,
  'work-unassigned': `Hello {{name}}, the visit on {{date}} at {{time}} is no longer assigned to you. You do not need to go.`,
  'work-cancelled': `Hello {{name}}, your visit on {{date}} at {{time}} has been cancelled. You do not need to go.`,
  'new-order': `New order {{order}}: {{customer}}, {{date}}, {{time}}. {{services}}, {{total}}.`,
  'order-moved': `{{customer}} moved order {{order}} to {{date}}, {{time}}.
Before: {{before}}`,
  'order-corrected': `{{customer}} changed the address or contact of order {{order}}, {{date}}, {{time}}.
Total: {{total}}`,
  'order-cancelled': `{{customer}} cancelled order {{order}}, {{date}}, {{time}}.
Reason: {{reason}}`,
  'order-released': `Order {{order}} of {{customer}}, {{date}}, {{time}}, was cancelled because the advance was not paid in time.`,
  'cannot-go': `{{beautician}} cannot go to order {{order}}, {{date}}, {{time}}.
Reason: {{reason}}`,
  help: `{{beautician}} needs help. Call now.
Order: {{order}}`,
  'wrong-codes': `{{beautician}} entered ${maxWrongStartCodes} wrong start codes for order {{order}}, {{time}}. Please call.`,
  'new-review': `{{customer}} gave you {{rating}} of 5 stars.`,
  'new-complaint': `{{customer}} wrote a complaint about order {{order}}, {{date}}, {{time}}.`,
};

export const maxTemplateLength = 1_000;

const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Undefined if the text is valid. */
export const templateProblem = (kind: MessageKind, text: string): string | undefined => {
  const allowed: readonly string[] = templateVariablesByKind[kind];
  const named = [...text.matchAll(placeholder)].map(([, name = '']) => name);
  const unknown = named.find((name) => !allowed.includes(name));
  if (unknown !== undefined) return `Unknown variable: {{${unknown}}}`;
  if (/\{\{|\}\}/.test(text.replace(placeholder, ''))) {
    return 'Write variables with two braces on each side, for example {{name}}';
  }
  return undefined;
};

export const listVariablesInTemplate = (text: string): TemplateVariable[] =>
  [...text.matchAll(placeholder)].map(([, name = '']) => name as TemplateVariable);

const oneLine = (value: string): string => value.replace(/\s+/g, ' ').trim();

/** Lines with an empty variable are left out. */
export const fillTemplate = (text: string, values: MessageValues): string =>
  text
    .split('\n')
    .filter((line) => listVariablesInTemplate(line).every((name) => values[name] !== ''))
    // One pass, so that variables inside values are not replaced.
    .map((line) => line.replace(placeholder, (_, name: TemplateVariable) => oneLine(values[name])))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
