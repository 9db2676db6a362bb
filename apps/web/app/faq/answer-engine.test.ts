import { emptySiteText } from '@haldi/contract/branding/site-text/schema';
import { defaultMenu } from '@haldi/contract/catalogue/default-menu';
import type { Service } from '@haldi/contract/catalogue/service-schema';
import { defaultSlots } from '@haldi/contract/schedule/booking-time-rules';
import type { PublicSettings } from '@haldi/contract/settings/schema';
import { describe, expect, test } from 'vitest';
import { createAnswerEngine } from './answer-engine.ts';
import { allQuestions as questionsOf } from './shared/faq-groups.ts';

const settings: PublicSettings = {
  businessName: 'Haldi Home Salon',
  city: 'Pune',
  phone: '9000000000',
  whatsappNumber: '9000000000',
  email: 'hello@haldi.example',
  address: 'Lane 5, Koregaon Park, Pune 411001',
  areas: [],
  visitingCharge: 100,
  terms: { moveHours: 3, freeCancelHours: 3, lateCancelFee: null, noShowFee: null },
  payments: { methods: ['cash', 'card'], upi: null, advance: null },
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

const menu = { offersWedding: true, offersMehndi: true };
const allQuestions = (asked: PublicSettings) =>
  questionsOf({ settings: asked, words: emptySiteText, menu });

const catalogue: Record<string, string[]> = {
  Facial: ['Gold Facial', 'Fruit Facial', 'Wine Facial'],
  'Clean-Up': ['Classic Clean-Up', 'Charcoal Clean-Up'],
  Manicure: ['Classic Manicure', 'Spa Manicure'],
  Pedicure: ['Classic Pedicure', 'Manicure and Pedicure'],
  Threading: ['Eyebrow Threading', 'Upper Lip Threading'],
  'De-Tan': ['Face De-Tan', 'Full Arms De-Tan'],
  'Hair Care': ['Haircut, Wash and Blow-Dry', 'Hair Spa'],
  'Waxing Normal': ['Full Arms Waxing', 'Full Legs Waxing'],
  'Rica Waxing': ['Rica Full Arms'],
  Massage: ['Head and Shoulder Massage'],
  Bridal: ['Bridal Mehndi, Both Hands to Elbow', 'Bridal Make-Up'],
  Party: ['Mehndi, One Hand', 'Party Make-Up'],
};
const services: Service[] = Object.entries(catalogue).flatMap(([category, names]) =>
  names.map((name, place) => ({
    _id: name,
    id: name,
    name,
    category,
    description: '',
    image: '',
    href: '',
    price: 100 * (place + 1),
    offerprice: 0,
    duration: 30,
  })),
);

const { ask } = createAnswerEngine({
  questions: allQuestions(settings),
  services,
  menu: defaultMenu,
});
const firstService = (text: string): string | undefined => {
  const reply = ask(text);
  return reply.kind === 'services' ? reply.services[0]?.name : reply.kind;
};
const entryId = (text: string): string => {
  const reply = ask(text);
  return reply.kind === 'question' ? reply.entry.id : reply.kind;
};

describe('prices and services', () => {
  test.each([
    ['how much is a facial?', 'Gold Facial'],
    ['How much is a facail', 'Gold Facial'],
    ['price of manicur', 'Classic Manicure'],
    ['mani cure price', 'Classic Manicure'],
    ['bridal mehndi cost', 'Bridal Mehndi, Both Hands to Elbow'],
    ['bridal mehendi kitna', 'Bridal Mehndi, Both Hands to Elbow'],
    ['henna for one hand', 'Mehndi, One Hand'],
    ['do you do eyebrows', 'Eyebrow Threading'],
    ['eyebow threding rate', 'Eyebrow Threading'],
    ['Do you offer hair cut?', 'Haircut, Wash and Blow-Dry'],
    ['massage', 'Head and Shoulder Massage'],
    ['rica waxing', 'Rica Full Arms'],
    ['detan charges', 'Face De-Tan'],
    ['clean up', 'Classic Clean-Up'],
    ['charcoal cleanup', 'Charcoal Clean-Up'],
    ['party make up', 'Party Make-Up'],
  ])('%s', (text, name) => {
    expect(firstService(text)).toBe(name);
  });

  test('a category finds all of its services and no others', () => {
    const reply = ask('how much is a facial?');
    expect(reply.kind === 'services' && reply.services.map(({ category }) => category)).toEqual([
      'Facial',
      'Facial',
      'Facial',
    ]);
  });

  test('says if a word was not understood', () => {
    expect(ask('gold facial')).toMatchObject({ isSure: true });
    expect(ask('waxing with chocolate')).toMatchObject({ kind: 'services', isSure: false });
  });
});

describe('questions', () => {
  test.each([
    ['What is the visiting charge?', 'visiting-charge'],
    ['how much is the visting charge', 'visiting-charge'],
    ['can i cancel my order', 'cancel'],
    ['I want to reschedule my appointment', 'cancel'],
    ['cancelation', 'cancel'],
    ['do you come on sundays?', 'times'],
    ['what are your timings', 'times'],
    ['are you open on monday', 'times'],
    ['how many days in advance can i book', 'ahead'],
    ['is it hygenic', 'hygiene'],
    ['do you use disposable sheets', 'hygiene'],
    ['can I pay by UPI', 'pay'],
    ['cash?', 'pay'],
    ['Can I get a refund?', 'refund'],
    ['I paid twice', 'refund'],
    ['how do I book', 'book'],
    ['how to place an order', 'book'],
    ['which areas do you serve', 'areas'],
    ['do you come to Baner', 'areas'],
    ['price list', 'prices'],
    ['forgot pasword', 'password'],
    ['delete my account', 'data'],
    ['can I choose a mehndi design', 'designs'],
    ['how to get a dark mehndi colour', 'stain'],
    ['i want to talk to a human', 'reach'],
    ['send you a message on whatsapp', 'reach'],
    ['who is the beautician', 'who'],
    ['I am pregnant', 'skin'],
    ['what should I keep ready', 'ready'],
  ])('%s', (text, id) => {
    expect(entryId(text)).toBe(id);
  });

  test('every question finds its own answer', () => {
    for (const { id, question } of allQuestions(settings)) {
      expect([question, entryId(question)]).toEqual([question, id]);
    }
  });
});

describe('Hindi, Marathi and English mixed', () => {
  test.each([
    ['kitna paisa lagega facial ka', 'Gold Facial'],
    ['facial kitne ka hai', 'Gold Facial'],
    ['gold facial ka rate kya hai?', 'Gold Facial'],
    ['facial che kiti paise', 'Gold Facial'],
    ['dulhan ki mehandi kitne ki hai', 'Bridal Mehndi, Both Hands to Elbow'],
    ['lagna sathi makeup pahije', 'Bridal Make-Up'],
    ['bhauhein banwana hai', 'Eyebrow Threading'],
    ['bhauhein banwani hai', 'Eyebrow Threading'],
    ['moonch nikalna hai', 'Upper Lip Threading'],
    ['baal katwane hai kya', 'Haircut, Wash and Blow-Dry'],
    ['kes kapayche kiti', 'Haircut, Wash and Blow-Dry'],
    ['haath ki waxing karni hai', 'Full Arms Waxing'],
    ['pair ki waxing ka price', 'Full Legs Waxing'],
    ['chehre ki safai', 'Classic Clean-Up'],
    ['sar ki malish karte ho', 'Head and Shoulder Massage'],
    ['de tan karna hai haath ka', 'Full Arms De-Tan'],
    ['ek haath mehndi kitna', 'Mehndi, One Hand'],
    ['फेशियल कितने का है', 'Gold Facial'],
  ])('%s: %s', (text, name) => {
    expect(firstService(text)).toBe(name);
  });

  test.each([
    ['visiting charge kitna hai', 'visiting-charge'],
    ['order cancel karna hai', 'cancel'],
    ['booking kaise kare', 'book'],
    ['sunday ko khula hai kya', 'times'],
    ['kitne baje aate ho', 'times'],
    ['kitna time lagega', 'long'],
    ['how long does it take', 'long'],
    ['kal aa sakte ho kya', 'ahead'],
    ['ghar pe aate ho?', 'areas'],
    ['tumhi kuthe yeta', 'areas'],
    ['paise kaise dene hai', 'pay'],
    ['upi chalega kya', 'pay'],
    ['paise wapas milenge kya', 'refund'],
    ['kitna paisa lagega', 'prices'],
    ['safai ka dhyan rakhte ho', 'hygiene'],
    ['kaun aayegi', 'who'],
    ['password bhul gayi', 'password'],
    ['mehndi ka rang gehra kaise hoga', 'stain'],
    ['whatsapp number do', 'reach'],
    ['mera order kahan hai', 'orders'],
    ['mera order kab aayega?', 'orders'],
    ['mazi booking kuthe aahe', 'orders'],
    ['mera order cancel karo', 'cancel'],
    ['namaste ji', 'greeting'],
    ['dhanyavad', 'thanks'],
    ['scooter theek karte ho', 'unknown'],
    ['नमस्ते', 'greeting'],
    ['मेरा ऑर्डर कहाँ है', 'orders'],
    ['कितना पैसा लगेगा', 'prices'],
  ])('%s: %s', (text, id) => {
    expect(entryId(text)).toBe(id);
  });
});

describe('service areas', () => {
  const everyDay = [0, 1, 2, 3, 4, 5, 6];
  const kothrud = { _id: '1', name: 'Kothrud', pincodes: ['411038'], visitingCharge: 150 };
  const baner = { _id: '2', name: 'Baner', pincodes: ['411045'], visitingCharge: 200 };
  const areas = [
    { ...kothrud, minimumOrder: 0, weekdays: everyDay },
    { ...baner, minimumOrder: 800, weekdays: [2, 4] },
  ];
  const questions = allQuestions({ ...settings, areas });
  const brain = createAnswerEngine({ questions, services, menu: defaultMenu });
  const answerTo = (text: string): string => {
    const reply = brain.ask(text);
    return reply.kind === 'question' ? reply.entry.answer : reply.kind;
  };

  test.each([
    ['do you come to 411045?', /^Yes, we serve Baner: visiting charge ₹200, minimum order ₹800/],
    ['411038', /^Yes, we serve Kothrud: visiting charge ₹150, every day\.$/],
    ['do you come to 999999', /^We do not serve 999999 yet/],
    ['do you come to baner', /^We serve Kothrud \(.*; Baner \(visiting charge ₹200/],
    ['what is the visiting charge', /^₹150 to ₹200, depending on your area\./],
    ['where is my order 123456', /^orders$/],
  ])('%s', (text, answer) => {
    expect(answerTo(text)).toMatch(answer);
  });

  test('without areas the answer does not mention the pincode', () => {
    const reply = ask('do you come to 411045?');
    expect(reply.kind === 'question' && reply.entry.answer).toMatch(/^We visit homes in Pune\./);
  });
});

describe('own orders', () => {
  test.each([
    'Where is my order?',
    'wher is my ordr',
    'track order',
    'track my order 123456',
    'order status',
    'when is my appointment?',
    'show my bookings',
    'my ongoing orders',
  ])('%s', (text) => {
    expect(ask(text).kind).toBe('orders');
  });
  test.each(['how do I order', 'cancel my order', 'pay for my order', 'can I change my booking'])(
    '%s is about orders in general',
    (text) => {
      expect(ask(text).kind).toBe('question');
    },
  );
});

describe('everything else', () => {
  test.each([
    ['hello', 'greeting'],
    ['Namaste!', 'greeting'],
    ['thank you so much', 'thanks'],
    ['can you repair my scooter', 'unknown'],
    ['what is the weather in Pune tomorrow', 'unknown'],
    ['asdfgh', 'unknown'],
    ['???', 'unknown'],
    ['how', 'unknown'],
    ['', 'unknown'],
    ['नमस्ते क्या हाल है', 'unknown'],
    ['<script>alert(1)</script>', 'unknown'],
  ])('%s: %s', (text, kind) => {
    expect(ask(text).kind).toBe(kind);
  });
});

test('answers questions without a catalogue', () => {
  const brain = createAnswerEngine({
    questions: allQuestions(settings),
    services: [],
    menu: defaultMenu,
  });
  expect(brain.ask('visiting charge').kind).toBe('question');
  expect(brain.ask('gold facial').kind).toBe('unknown');
});
