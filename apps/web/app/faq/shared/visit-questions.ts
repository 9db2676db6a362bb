import { findAreaByPincode } from '@haldi/contract/areas/area-rules';
import { parsePincodes } from '@haldi/contract/areas/parse-pincodes';
import type { PublicSettings } from '@haldi/contract/settings/schema';
import { servedAreaCopy } from '../../areas/shared/copy.ts';
import type { FaqContext, FaqEntry, FaqGroup } from './faq-entry.ts';

/** `Do you come to 411057?` */
const answerToPincode = (question: string, { areas }: PublicSettings): string | undefined => {
  const [pincode] = parsePincodes(question).pincodes;
  if (pincode === undefined) return undefined;
  const area = findAreaByPincode(pincode, areas);
  return area ? servedAreaCopy.isServed(area) : servedAreaCopy.notServed(pincode);
};

const areasAnswer = (
  settings: PublicSettings,
): Pick<FaqEntry, 'answer' | 'link' | 'otherWords' | 'answerTo'> => {
  const { city, areas } = settings;
  const words =
    'area areas location locality places serve cover come near city pincode address reach kahan kaha kuthe kidhar aate aati aaoge aaogi aayenge yeta yenar ghar ghari gharpe pata ilaka';
  if (areas.length === 0) {
    return {
      answer: `We visit homes in ${city}. You confirm your address before you place the order. If it is outside the city, ask us first.`,
      otherWords: words,
    };
  }
  return {
    answer: `We serve ${servedAreaCopy.namesWithFacts(areas)}. Check your pincode to see if we come to you.`,
    link: { to: '/about#areas', label: 'Check your pincode' },
    otherWords: [words, ...areas.flatMap(({ name, pincodes }) => [name, ...pincodes])].join(' '),
    answerTo: (question) => answerToPincode(question, settings),
  };
};

/** No answer if the salon makes no promises. */
const hygieneQuestion = ({ words, promises }: FaqContext): FaqEntry[] => {
  if (promises.length === 0) return [];
  const answer = words.promises
    ? promises.map(({ title, text }) => `${title}: ${text}`).join('\n')
    : 'We use sheets, spatulas, wax strips and gloves only once. We disinfect metal tools between visits, bring freshly washed towels and open products in front of you.';
  return [
    {
      id: 'hygiene',
      question: words.promises ? 'What do you promise?' : 'How do you keep things clean?',
      answer,
      link: { to: '/about#hygiene', label: words.promises ? 'Our promises' : 'More on hygiene' },
      otherWords:
        'hygiene hygienic clean cleanliness sterile sterilised disposable single sheets gloves towels tools sanitised infection safai saaf swachh swachhata dhyan promise',
    },
  ];
};

export const visitQuestions = (context: FaqContext): FaqGroup => ({
  title: 'The visit',
  entries: [
    {
      id: 'areas',
      question: 'Which areas do you come to?',
      ...areasAnswer(context.settings),
    },
    {
      id: 'ready',
      question: 'What do I need to have ready?',
      answer:
        'A chair or a bed, a power socket and running water. We bring towels, sheets, tools and products, and take the waste with us.',
      otherWords:
        'prepare preparation bring need provide equipment things home space requirements taiyari tayari rakhna saman lana lagte',
    },
    ...hygieneQuestion(context),
    {
      id: 'who',
      question: 'Which beautician will come?',
      answer:
        'One of our beauticians. When we assign one, your tracking page shows the name and each step of your order.',
      otherWords:
        'who name staff person lady woman female male artist stylist know assigned same choose kaun kon aayegi yeil ladki mulgi',
    },
    {
      id: 'long',
      question: 'How long does a visit take?',
      answer:
        'Each service shows its duration, and a visit takes as long as all your services together. If it runs past the next start time, we reserve that one for you too.',
      otherWords:
        'duration minutes hours time take finish kitna kitni kiti der vel samay ghante lagel',
    },
    {
      id: 'skin',
      question: 'I have sensitive skin or an allergy. What should I do?',
      answer:
        'Tell us on WhatsApp before the visit and remind your beautician at the start. Ask for a patch test first. If you have a skin condition or are pregnant, please ask your doctor which services are safe for you.',
      otherWords:
        'allergic rash pregnant pregnancy acne patch test reaction eczema skin type suitable safe twacha tvacha garbhvati problem',
    },
  ],
});
