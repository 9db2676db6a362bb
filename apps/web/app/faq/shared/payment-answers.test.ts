import { emptySiteText } from '@haldi/contract/branding/site-text/schema';
import { defaultMenu } from '@haldi/contract/catalogue/default-menu';
import { defaultSlots } from '@haldi/contract/schedule/booking-time-rules';
import { defaultSettings } from '@haldi/contract/settings/default-settings';
import type { PublicSettings } from '@haldi/contract/settings/schema';
import { expect, test } from 'vitest';
import { createAnswerEngine } from '../answer-engine.ts';
import { allQuestions } from './faq-groups.ts';

const { businessName, city, phone, whatsappNumber, email, address, visitingCharge } =
  defaultSettings;
const settings: Omit<PublicSettings, 'payments'> = {
  ...{ businessName, city, phone, whatsappNumber, email, address, visitingCharge },
  areas: [],
  terms: { moveHours: 3, freeCancelHours: 3, lateCancelFee: null, noShowFee: null },
  booking: {
    slots: [...defaultSlots],
    horizonDays: 90,
    noticeMinutes: 0,
    closedWeekdays: [],
    closedDays: [],
  },
  gaMeasurementId: null,
  isOpen: true,
  demo: false,
  oidcLabel: null,
  passwordMail: false,
};
const upi = { id: 'salon@okbank', name: 'Salon', kind: 'personal', merchantCode: null } as const;
const brainWith = (payments: PublicSettings['payments']) =>
  createAnswerEngine({
    questions: allQuestions({
      settings: { ...settings, payments },
      words: emptySiteText,
      menu: { offersWedding: true, offersMehndi: true },
    }),
    services: [],
    menu: defaultMenu,
  });
const withUpi = brainWith({ methods: ['cash', 'upi'], upi, advance: null });
const withQrOfSalon = brainWith({ methods: ['upi'], upi: null, advance: null });
const answerTo = (text: string, brain = withUpi): string => {
  const reply = brain.ask(text);
  return reply.kind === 'question' ? reply.entry.answer : reply.kind;
};
const after = 'Pay after the visit: cash or UPI.';
const steps = 'For UPI, scan the QR code on your order page or pay to salon@okbank (Salon).';

test.each([
  ['how can I pay', `${after} ${steps} This website does not ask for card details.`],
  ['kaise pay kare', `${after} ${steps} This website does not ask for card details.`],
  ['payment kaise karu', `${after} ${steps} This website does not ask for card details.`],
  ['cash or upi?', `${after} ${steps} This website does not ask for card details.`],
  ['do you take UPI', `Yes, we take UPI. ${after} ${steps}`],
  ['upi id', `Yes, we take UPI. ${after} ${steps}`],
  ['do you accept gpay', `Yes, we take UPI. ${after} ${steps}`],
  ['gpay chalega?', `Yes, we take UPI. ${after} ${steps}`],
  ['यूपीआई चलेगा', `Yes, we take UPI. ${after} ${steps}`],
  ['card?', `No, we do not take cards. ${after}`],
  ['can I pay by credit card', `No, we do not take cards. ${after}`],
  ['cash', `Yes, we take cash. ${after}`],
])('%s', (text, answer) => {
  expect(answerTo(text)).toBe(answer);
});

test('without a UPI ID, the beautician shows the QR code of the salon', () => {
  expect(answerTo('how do i pay', withQrOfSalon)).toBe(
    'Pay after the visit: UPI. For UPI, your beautician shows you the QR code. This website does not ask for card details.',
  );
});

test('an advance is mentioned only if the salon asks for one', () => {
  const advance = {
    ...{ percent: 20, amount: null, minimumPrice: 0, services: [], minutes: 60, isKept: false },
  };
  const brain = brainWith({ methods: ['upi'], upi, advance });
  expect(answerTo('do i pay an advance', brain)).toContain('we ask for an advance by UPI');
  expect(answerTo('do i pay an advance')).not.toContain('we ask for an advance');
});

test('without UPI, the UPI ID is not shown', () => {
  const brain = brainWith({ methods: ['cash'], upi, advance: null });
  expect(answerTo('upi id', brain)).toBe('No, we do not take UPI. Pay after the visit: cash.');
  expect(answerTo('how do i pay', brain)).not.toContain('okbank');
});
