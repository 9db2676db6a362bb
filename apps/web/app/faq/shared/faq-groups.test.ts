import { emptySiteText, type PublicSiteText } from '@haldi/contract/branding/site-text/schema';
import type { PublicSettings } from '@haldi/contract/settings/schema';
import { describe, expect, test } from 'vitest';
import { createAnswerEngine } from '../answer-engine.ts';
import { allQuestions, faqGroups, homeQuestions } from './faq-groups.ts';

const settings: PublicSettings = {
  businessName: 'Glow by Asha',
  city: 'Nashik',
  phone: '9000000000',
  whatsappNumber: '9000000000',
  email: 'hello@glow.example',
  address: 'Lane 5',
  areas: [],
  visitingCharge: 100,
  terms: { moveHours: 3, freeCancelHours: 3, lateCancelFee: null, noShowFee: null },
  payments: { methods: ['cash', 'card'], upi: null, advance: null },
  booking: {
    slots: ['09:00 AM', '01:00 PM'],
    horizonDays: 90,
    noticeMinutes: 60,
    closedWeekdays: [1],
    closedDays: [],
  },
  gaMeasurementId: null,
  demo: false,
  oidcLabel: null,
  passwordMail: false,
  isOpen: true,
};
const menu = { offersWedding: true, offersMehndi: true };
const sources = (words: Partial<PublicSiteText> = {}, changed: Partial<PublicSettings> = {}) => ({
  settings: { ...settings, ...changed },
  words: { ...emptySiteText, ...words },
  menu,
});
type Sources = ReturnType<typeof sources>;
const answerOf = (id: string, from: Sources): string | undefined =>
  allQuestions(from).find((entry) => entry.id === id)?.answer;
const answerFor = (from: Sources, text: string): string => {
  const reply = createAnswerEngine({ questions: allQuestions(from), services: [], menu: [] }).ask(
    text,
  );
  return reply.kind === 'question' ? reply.entry.answer : reply.kind;
};

describe('answers follow the settings', () => {
  test.each([
    [{}, /Moving is free until 3 hours before the visit\. .* then ₹100\. No-show fee: ₹100\./],
    [
      { terms: { moveHours: 0, freeCancelHours: 1, lateCancelFee: 250, noShowFee: 0 } },
      /until the visit starts\. .* until 1 hour before the visit .* then ₹250\. No-show fee: none/,
    ],
  ])('moving and cancelling %j', (changed, answer) => {
    const said = answerOf('cancel', sources({}, changed)) ?? '';
    expect(said).toMatch(answer);
    expect(said).toContain('Move visit or Cancel visit');
    expect(said).toContain('WhatsApp');
    expect(said).not.toContain('no cancel button');
  });

  test('if the charges differ, a late cancellation costs the charge of the area', () => {
    const area = { name: 'A', pincodes: [], minimumOrder: 0, weekdays: [0, 1, 2, 3, 4, 5, 6] };
    const areas = [80, 150].map((visitingCharge) => ({
      ...area,
      _id: String(visitingCharge),
      visitingCharge,
    }));
    expect(answerOf('cancel', sources({}, { areas }))).toContain('then your visiting charge.');
  });

  test.each([
    ['are you open on monday', /^No, not on Mondays\. We come every day except Monday\.$/],
    [
      'do you come on sundays?',
      /^Yes, we come on Sundays\. A visit can start at 09:00 AM.* \(India time\)\./,
    ],
    ['what are your timings', /every day except Monday\. Times that are fully booked/],
  ])('%s', (text, answer) => {
    expect(answerFor(sources(), text)).toMatch(answer);
  });

  test("shows the owner's opening hours, closed weekdays win", () => {
    const hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: 540, to: 1080 }));
    expect(answerFor(sources({ hours }), 'what are your timings')).toContain(
      'We are open Monday closed, Tuesday to Sunday 09:00 AM to 06:00 PM.',
    );
  });

  test.each([
    [{ visitingCharge: 0 }, 'visiting-charge', 'There is no visiting charge.'],
    [
      { booking: { ...settings.booking, horizonDays: 1, noticeMinutes: 0 } },
      'ahead',
      'Up to 1 day ahead, and on the same day while times are available. Book early for weddings.',
    ],
    [
      { booking: { ...settings.booking, noticeMinutes: 2880 } },
      'ahead',
      /^Up to 90 days ahead, and at least .* before the visit\./,
    ],
  ])('%j: %s', (changed, id, answer) => {
    const said = answerOf(id, sources({}, changed));
    if (typeof answer === 'string') expect(said).toBe(answer);
    else expect(said).toMatch(answer);
  });

  test('omits mehndi and weddings if they are not on the menu', () => {
    const plain = { ...sources(), menu: { offersWedding: false, offersMehndi: false } };
    expect(JSON.stringify(allQuestions(plain))).not.toMatch(/mehndi|wedding/i);
  });

  test('no answer names a different salon', () => {
    expect(JSON.stringify(allQuestions(sources()))).not.toMatch(/haldi|pune/i);
  });
});

describe('the owner’s own questions', () => {
  const words = {
    questions: [
      { question: 'Do you bring a fan?', answer: 'Yes, a small one that runs on a battery.' },
      { question: 'Can I change or cancel my appointment?', answer: 'Call Asha.' },
      { question: 'How much is the visiting charge for students', answer: 'Half of it.' },
      { question: 'घर में पानी चाहिए?', answer: 'हाँ, एक बाल्टी।' },
    ],
  };

  test('come first and replace built-in questions with the same wording', () => {
    const [first] = faqGroups(sources(words));
    expect(first).toMatchObject({ title: 'Good to know', entries: [{ id: 'own-1' }, {}, {}, {}] });
    expect(answerOf('cancel', sources(words))).toBeUndefined();
    expect(homeQuestions(sources(words)).map(({ question }) => question)).toEqual([
      ...words.questions.map(({ question }) => question),
      'What is the visiting charge?',
    ]);
  });

  test.each([
    ['do you bring a fan', 'Yes, a small one that runs on a battery.'],
    ['do u have a fan?', 'Yes, a small one that runs on a battery.'],
    ['is there a battery', 'Yes, a small one that runs on a battery.'],
    ['can i cancel', 'Call Asha.'],
    ['visiting charge for students?', 'Half of it.'],
    ['How much is the visiting charge for students', 'Half of it.'],
    ['घर में पानी चाहिए', 'हाँ, एक बाल्टी।'],
  ])('the ChatBot finds them: %s', (text, answer) => {
    expect(answerFor(sources(words), text)).toBe(answer);
  });

  test('do not replace other built-in questions', () => {
    expect(answerFor(sources(words), 'what is the visiting charge')).toMatch(/^₹100\. /);
    expect(answerFor(sources(words), 'is it hygienic')).toMatch(/only once/);
  });

  test('a hidden built-in question is not answered', () => {
    const hidden = sources({ hiddenQuestions: ['skin'] });
    expect(answerOf('skin', hidden)).toBeUndefined();
    expect(answerFor(hidden, 'I have eczema')).toBe('unknown');
  });

  test("answers with the owner's promises, or not at all without promises", () => {
    const promises = [{ title: 'On time', text: 'Or the visit is free.' }];
    expect(answerOf('hygiene', sources({ promises }))).toBe('On time: Or the visit is free.');
    expect(answerOf('hygiene', sources({ promises: [] }))).toBeUndefined();
  });
});
