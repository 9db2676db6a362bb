import { expect, test } from 'vitest';
import { defaultSettings, newSalonSettings } from '../../settings/default-settings.ts';
import { PolicyTextInput } from '../desk/schema.ts';
import { parsePolicyText } from '../parse-policy-text.ts';
import { policyKinds } from '../policy-kinds.ts';
import { defaultPolicyText } from './default-policy-text.ts';
import type { PolicyFacts } from './policy-text-parts.ts';

const facts = (over: Partial<PolicyFacts> = {}): PolicyFacts => ({
  ...defaultSettings,
  businessName: 'Neem & Rose',
  city: 'Nashik',
  phone: '9822012345',
  email: 'care@neem.example',
  address: '7 College Road, Nashik 422005',
  areas: [],
  payments: { methods: ['cash', 'card'], upi: null, advance: null },
  terms: { moveHours: 3, freeCancelHours: 3, lateCancelFee: null, noShowFee: null },
  booking: {
    slots: ['09:00 AM', '06:00 PM'],
    horizonDays: 90,
    noticeMinutes: 60,
    closedWeekdays: [],
    closedDays: [],
  },
  ...{ hasMail: false, hasWhatsapp: false, hasAnalytics: false, oidcLabel: null },
  ...over,
});

const area = {
  _id: '1',
  name: 'Gangapur',
  pincodes: ['422013'],
  visitingCharge: 180,
  minimumOrder: 700,
  weekdays: [1, 3, 5],
};
const upi = { id: 'a@okbank', name: 'A', kind: 'business' as const, merchantCode: null };
const terms = (over: Partial<PolicyFacts['terms']>) => ({
  terms: { ...facts().terms, ...over },
});

test.each(policyKinds)(
  '%s: the default text contains the details of the salon and is valid',
  (kind) => {
    const text = defaultPolicyText(kind, facts());
    expect(text).toContain('Neem & Rose');
    expect(text).toContain('care@neem.example');
    expect(text).toContain('+91 98220 12345');
    expect(text).not.toMatch(/haldi|undefined|null|\bNaN\b/i);
    expect(PolicyTextInput.parse(text)).toBe(text);
    const headings = parsePolicyText(text).filter((block) => block.kind === 'heading');
    expect(headings.length).toBeGreaterThan(5);
  },
);

test.each<[string, Partial<PolicyFacts>, RegExp]>([
  [
    'the hours of moving',
    terms({ moveHours: 5 }),
    /charge, until 5 hours before it begins\. After/,
  ],
  ['one hour', terms({ moveHours: 1 }), /until 1 hour before it begins/],
  ['moving until the end', terms({ moveHours: 0 }), /move a visit yourself, .* until it begins/],
  ['the visiting charge as a fee', { visitingCharge: 140 }, /costs the visiting charge \(₹140\)/],
  ['that of an area', { areas: [area] }, /cancelling costs the visiting charge of your order/],
  ['a fee of its own', terms({ lateCancelFee: 1250 }), /cancelling costs ₹1,250/],
  ['free cancelling', terms({ lateCancelFee: 0 }), /cancel .* free of charge, until it begins\./],
  ['free until the end', terms({ freeCancelHours: 0 }), /cancel .* of charge, until it begins\./],
  ['a no-show', terms({ noShowFee: 300 }), /cancelled and costs ₹300/],
  ['a no-show for nothing', terms({ noShowFee: 0 }), /It costs you nothing/],
])('refunds say %s', (_, over, expected) => {
  expect(defaultPolicyText('refunds', facts(over))).toMatch(expected);
});

test.each<[string, Partial<PolicyFacts>, RegExp]>([
  ['what coming costs', { visitingCharge: 140 }, /The visiting charge is ₹140 per visit/],
  ['coming for nothing', { visitingCharge: 0 }, /There is no visiting charge/],
  ['everywhere', {}, /We serve homes in Nashik/],
  ['areas', { areas: [area] }, /- Gangapur: visiting charge ₹180, orders from ₹700, Mon, Wed, Fri/],
  ['times', {}, /from 09:00 AM to 06:00 PM/],
  ['how far ahead', {}, /up to 90 days ahead and until 1 hour before/],
  ['no notice', { booking: { ...facts().booking, noticeMinutes: 0 } }, /90 days ahead\./],
  ['odd notice', { booking: { ...facts().booking, noticeMinutes: 90 } }, /90 minutes before/],
  ['notice of days', { booking: { ...facts().booking, noticeMinutes: 2880 } }, /2 days before/],
  [
    'how to pay',
    { payments: { methods: ['cash', 'card'], upi: null, advance: null } },
    /visit: cash or card\./,
  ],
  [
    'that UPI can be paid in the order',
    { payments: { methods: ['upi'], upi, advance: null } },
    /QR code in your/,
  ],
  ['one time', { booking: { ...facts().booking, slots: ['09:00 AM'] } }, /begin at 09:00 AM\./],
])('terms say %s', (_, over, expected) => {
  expect(defaultPolicyText('terms', facts(over))).toMatch(expected);
});

test.each(policyKinds)('the %s of a salon without a name has no gaps', (kind) => {
  const { businessName, city, phone, email, address } = newSalonSettings;
  const text = defaultPolicyText(kind, facts({ businessName, city, phone, email, address }));
  expect(text).toContain('Our salon');
  expect(text).not.toMatch(/ {2}|^ | $|^[,.]| [,.]|\+91 *$/m);
});

test.each([
  [true, 'If you cancel after paying it, we do not return it.'],
  [false, 'If you cancel, we return it, less the fee if you cancel late.'],
])('the refund rules say what happens to an advance, kept: %s', (isKept, expected) => {
  const advance = {
    ...{ percent: 20, amount: null, minimumPrice: 0, services: [], minutes: 60, isKept },
  };
  const { payments } = facts();
  expect(defaultPolicyText('refunds', facts({ payments: { ...payments, advance } }))).toContain(
    expected,
  );
  expect(defaultPolicyText('refunds', facts())).not.toContain('advance');
});

test('only the first areas are listed', () => {
  const areas = Array.from({ length: 55 }, (_, place) => ({ ...area, name: `Place ${place}.` }));
  const text = defaultPolicyText('terms', facts({ areas }));
  expect(text).toContain('Place 39.');
  expect(text).not.toContain('Place 40.');
  expect(text).toContain('and 15 more');
});

test.each<[string, Partial<PolicyFacts>, RegExp]>([
  ['email', { hasMail: true }, /mail service/],
  [
    'automatic WhatsApp messages',
    { hasWhatsapp: true },
    /which delivers messages about your visits/,
  ],
  ['Google Analytics', { hasAnalytics: true }, /Google Analytics/],
  ['UPI', { payments: { methods: ['upi'], upi, advance: null } }, /Your payment app and the banks/],
  ['an identity provider', { oidcLabel: 'Continue with X' }, /“Continue with X”/],
])('the privacy notice mentions %s only if it is used', (_, over, expected) => {
  expect(defaultPolicyText('privacy', facts(over))).toMatch(expected);
  expect(defaultPolicyText('privacy', facts())).not.toMatch(expected);
});

test.each([
  ['what is kept by law, apart', /## What the law requires us to keep[^#]*72 months[^#]*one year/],
  ['withdrawing as easily', /Withdraw your consent, as easily as you gave it/],
  ['nominating', /Nominate a person who can use these rights/],
  ['grievances', /within 90 days/],
  ['the Board', /Complain to the Data Protection Board of India/],
  ['a breach', /without delay[^#]*within 72 hours/],
])('privacy says what the law of India asks for: %s', (_, expected) => {
  expect(defaultPolicyText('privacy', facts())).toMatch(expected);
});
