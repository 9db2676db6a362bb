import { areaOf, pincodesIn } from '@haldi/contract/areas/served';
import type { PublicSettings } from '@haldi/contract/settings/schema';
import { chargesDiffer, chargeText } from '../areas/shared/charge-text.ts';
import { placeCopy } from '../areas/shared/copy.ts';
import { openDaysText, timesText } from '../schedule/shared/open-days.ts';

export type FaqEntry = {
  id: string;
  question: string;
  answer: string;
  /** Where to go on from here. */
  link?: { to: string; label: string };
  /** Other words people use for it; only the chat-bot reads them. */
  otherWords: string;
  /** What the chat-bot says instead where it was asked something more precise. */
  answerTo?: (asked: string) => string | undefined;
};

export type FaqGroup = { title: string; entries: readonly FaqEntry[] };

const booking = (settings: PublicSettings): FaqGroup => ({
  title: 'Booking',
  entries: [
    {
      id: 'book',
      question: 'How do I book a visit?',
      answer:
        'Add the services you like to your cart, press Order Now, choose a day and a time, and confirm your address. You need an account, so that you can follow your order. After that a summary opens in WhatsApp, ready to send to us.',
      link: { to: '/book', label: 'Book a visit' },
      otherWords:
        'booking reserve reservation appointment schedule slot place an order make karayche bulana bulao',
    },
    {
      id: 'times',
      question: 'At what times do you come?',
      answer: `A visit begins at ${timesText(settings.booking.slots)}, Indian time. ${openDaysText(settings.booking.closedWeekdays)} Times that are taken are marked as full when you choose.`,
      otherWords:
        'hours open opening closing timing timings slots sunday sundays weekend holiday monday tuesday wednesday thursday friday saturday late early morning evening which days available samay kitne baje aate aati kab kadhi khula khuli band chalu subah shaam sakali din raviwar ravivar somvar itwar',
    },
    {
      id: 'ahead',
      question: 'How far ahead can I book?',
      answer: `Up to ${settings.booking.horizonDays} days ahead, and for today as long as a time is still free. For wedding dates it pays to be early.`,
      otherWords:
        'advance days months today tomorrow same day next month last minute urgent soon aaj kal parso udya turant pehle aadhi jaldi',
    },
    {
      id: 'several',
      question: 'Can I book several services for one visit?',
      answer:
        'Yes, also for family and friends at the same address. They follow one another, the visit takes as long as all of them together, and you pay the visiting charge once. What is too much for one visit, the cart divides into two.',
      otherWords:
        'multiple more than one group friends family together two people guests ekatra saath log maa behen',
    },
    {
      id: 'cancel',
      question: 'Can I change or cancel my appointment?',
      answer:
        'Yes. Write to us on WhatsApp or call with your order number, and we find another time or cancel the visit. There is no cancel button on the website, so please do tell us.',
      link: { to: '/contact', label: 'How to reach us' },
      otherWords:
        'reschedule postpone move shift cancellation cancelled cancelling another date time refund fee order booking badalna badal tarikh radd ratt aage nako',
    },
  ],
});

const prices = (settings: PublicSettings): FaqGroup => ({
  title: 'Prices and payment',
  entries: [
    {
      id: 'visiting-charge',
      question: 'What is the visiting charge?',
      answer: `${chargeText(settings)} for the beautician's journey to your home and back${chargesDiffer(settings) ? ', by the area you live in' : ''}. It is charged once a visit, however many services you book.`,
      otherWords:
        'visit visiting charges fee extra travel delivery hidden home transport aane yenyache kitna kitne',
    },
    {
      id: 'pay',
      question: 'How and when do I pay?',
      answer:
        'After the service, directly to us. The website takes no payment and asks for no card. If you would like to know which ways of paying suit your beautician, ask us before the visit.',
      otherWords:
        'payment paying cash upi gpay google phonepe paytm card online advance deposit paise paisa dena dene dun deu bharna chalega chalel nakad',
    },
    {
      id: 'prices',
      question: 'Where do I see your prices?',
      answer:
        'Beside every service, before you book. The amount in bold is what you pay; an amount struck through is the earlier price. The total in your cart already holds the visiting charge.',
      link: { to: '/service', label: 'All services and prices' },
      otherWords:
        'list menu rates catalogue rate card offers discount expensive cheap total kitna kitne kiti paisa paise kimat keemat daam bhav',
    },
  ],
});

/** `Do you come to 411057?` */
const answerToPincode = (asked: string, { areas }: PublicSettings): string | undefined => {
  const [pincode] = pincodesIn(asked).pincodes;
  if (pincode === undefined) return undefined;
  const area = areaOf(pincode, areas);
  return area ? placeCopy.yes(area) : placeCopy.notYet(pincode);
};

const whereWeCome = (
  settings: PublicSettings,
): Pick<FaqEntry, 'answer' | 'link' | 'otherWords' | 'answerTo'> => {
  const { city, areas } = settings;
  const words =
    'area areas location locality places serve cover come near city pincode address reach kahan kaha kuthe kidhar aate aati aaoge aaogi aayenge yeta yenar ghar ghari gharpe pata ilaka';
  if (areas.length === 0) {
    return {
      answer: `To homes in ${city}. You confirm your address before the order is sent; if it is outside of the city, ask us first.`,
      otherWords: words,
    };
  }
  return {
    answer: `To ${placeCopy.namesWithFacts(areas)}. Your pincode tells whether you live there.`,
    link: { to: '/about#areas', label: 'Check your pincode' },
    otherWords: [words, ...areas.flatMap(({ name, pincodes }) => [name, ...pincodes])].join(' '),
    answerTo: (asked) => answerToPincode(asked, settings),
  };
};

const visit = (settings: PublicSettings): FaqGroup => ({
  title: 'The visit',
  entries: [
    {
      id: 'areas',
      question: 'Where do you come to?',
      ...whereWeCome(settings),
    },
    {
      id: 'ready',
      question: 'What do I need to have ready?',
      answer:
        'A chair or a bed, a plug and running water are enough. Towels, sheets, tools and products come with us, and we take the waste along.',
      otherWords:
        'prepare preparation bring need provide equipment things home space requirements taiyari tayari rakhna saman lana lagte',
    },
    {
      id: 'hygiene',
      question: 'How do you keep things clean?',
      answer:
        'Whatever can be used once is used once: sheets, spatulas, wax strips and gloves. Metal tools are disinfected between visits, towels come freshly washed, and products are opened in front of you.',
      link: { to: '/about#hygiene', label: 'More on hygiene' },
      otherWords:
        'hygiene hygienic clean cleanliness sterile sterilised disposable single sheets gloves towels tools sanitised infection safai saaf swachh swachhata dhyan',
    },
    {
      id: 'who',
      question: 'Which beautician will come?',
      answer:
        'One of our beauticians. Once one is assigned, your tracking page shows the name, and each step of your order as it happens.',
      otherWords:
        'who name staff person lady woman female male artist stylist know assigned same choose kaun kon aayegi yeil ladki mulgi',
    },
    {
      id: 'long',
      question: 'How long does a visit take?',
      answer:
        'Each service names its minutes, and a visit takes as long as all of yours together. If it needs more than one of the day’s times, we keep those free for you.',
      otherWords:
        'duration minutes hours time take finish kitna kitni kiti der vel samay ghante lagel',
    },
    {
      id: 'skin',
      question: 'I have sensitive skin or an allergy. What should I do?',
      answer:
        'Tell us on WhatsApp before the visit, and your beautician again when she arrives. Ask for a patch test first. With a skin condition, or when you are expecting, please ask your doctor what is good for you.',
      otherWords:
        'allergic rash pregnant pregnancy acne patch test reaction eczema skin type suitable safe twacha tvacha garbhvati problem',
    },
  ],
});

const mehndi: FaqGroup = {
  title: 'Weddings and mehndi',
  entries: [
    {
      id: 'designs',
      question: 'Can I choose my mehndi design?',
      answer:
        'Yes. Look through our designs, send us the link of the one you like on WhatsApp, or show your artist on the day. A picture of your own is welcome too.',
      link: { to: '/designs', label: 'See the designs' },
      otherWords:
        'design designs pattern patterns gallery pictures photo photos henna custom own catalogue bridal style pasand chunna nivadne dikhao',
    },
    {
      id: 'stain',
      question: 'How do I get a deep mehndi stain?',
      answer:
        'Leave the paste on for six to eight hours, keep water away until the next day, and rub off rather than wash. The colour deepens over two days, so the evening two days before is a good time.',
      otherWords:
        'dark darker colour color henna hours dry last longer fade wash gehra gahra gadh rang tikega',
    },
  ],
};

const account = (settings: PublicSettings): FaqGroup => ({
  title: 'Account, orders and us',
  entries: [
    {
      id: 'reach',
      question: 'How do I reach you?',
      answer: `On WhatsApp, by phone at ${settings.phone}, or by e-mail at ${settings.email}.`,
      link: { to: '/contact', label: 'Contact' },
      otherWords:
        'contact call phone telephone number mail email whatsapp message text chat talk speak human person someone support help complaint located office shop baat sampark phone lagana madad bolna dukan',
    },
    {
      id: 'track',
      question: 'How do I follow my order?',
      answer:
        'Log in and open your profile, then Ongoing Orders. Each order has a tracking page with its status, its history and your beautician. You can also ask the ChatBot: “Where is my order?”',
      link: { to: '/my-order', label: 'Ongoing Orders' },
      otherWords: 'see find follow history past previous old orders page purana purane',
    },
    {
      id: 'password',
      question: 'I forgot my password. What now?',
      answer: settings.passwordMail
        ? 'On the log in page, choose to have a link sent to your e-mail address. With it you set a new password.'
        : 'Call us or write to us on WhatsApp. Once we know that it is you, we send you a link with which you set a new password.',
      link: { to: '/contact/login', label: 'Log in' },
      otherWords:
        'reset forgotten login log sign account access locked bhul bhool bhula gaya gayi visarle visarla',
    },
    {
      id: 'data',
      question: 'What happens to my data?',
      answer:
        'We use your name, number and address for your visits and your account, and for nothing else. In your profile you can correct them, download everything we hold about you, or delete your account once no order is open.',
      otherWords:
        'privacy private personal information delete remove account phone number share gdpr dpdp jankari mahiti hatana',
    },
  ],
});

/** Every question there is, in the order of the page. */
export const faqGroups = (settings: PublicSettings): readonly FaqGroup[] => [
  booking(settings),
  prices(settings),
  visit(settings),
  mehndi,
  account(settings),
];

export const allQuestions = (settings: PublicSettings): FaqEntry[] =>
  faqGroups(settings).flatMap(({ entries }) => entries);
