import { openingHoursSentence } from '@haldi/contract/branding/site-text/opening-hours';
import { weekdayNames } from '@haldi/contract/kit/weekdays';
import { termsForOrder } from '@haldi/contract/orders/move-and-cancel-terms';
import {
  formatNoticePeriod,
  moveAndCancelTermsLines,
} from '@haldi/contract/orders/move-and-cancel-terms-text';
import type { PublicSettings } from '@haldi/contract/settings/schema';
import {
  visitingChargesDiffer,
  visitingChargeTextIfAny,
} from '../../areas/shared/visiting-charge-text.ts';
import { formatDuration } from '../../lib/duration.ts';
import {
  formatSlotList,
  openDaysSentence,
  openWeekdays,
} from '../../schedule/shared/open-weekdays-text.ts';
import type { FaqContext, FaqEntry, FaqGroup } from './faq-entry.ts';

/** Weekday names that people type, by weekday number. */
const dayWords: readonly RegExp[] = [
  /\b(sundays?|ra[vw]i[vw]ar|itwar)\b/i,
  /\b(mondays?|som[vw]ar)\b/i,
  /\b(tuesdays?|mangal[vw]ar)\b/i,
  /\b(wednesdays?|budh[vw]ar)\b/i,
  /\b(thursdays?|guru[vw]ar|brihaspati[vw]ar)\b/i,
  /\b(fridays?|shukra?[vw]ar)\b/i,
  /\b(saturdays?|shani[vw]ar)\b/i,
];

const startTimesText = ({ booking }: PublicSettings): string =>
  `A visit can start at ${formatSlotList(booking.slots)} (India time).`;

/** `Are you open on Monday?` */
const answerToDay = (question: string, settings: PublicSettings): string | undefined => {
  const days = dayWords.flatMap((word, day) => (word.test(question) ? [day] : []));
  const [day] = days;
  if (day === undefined || days.length > 1) return undefined;
  const name = `${weekdayNames[day]}s`;
  const isOpen = openWeekdays(settings).includes(day);
  if (!isOpen) return `No, not on ${name}. ${openDaysSentence(settings)}`;
  const isSomewhere = settings.areas.some(({ weekdays }) => !weekdays.includes(day));
  return `Yes, we come on ${name}${isSomewhere ? ', but not to every area' : ''}. ${startTimesText(settings)}`;
};

const openingHoursText = ({ words, settings }: FaqContext): string =>
  words.hours && words.hours.length > 0
    ? ` We are open ${openingHoursSentence(words.hours, settings.booking.closedWeekdays)}.`
    : '';

const minutesOfDay = 24 * 60;

const earliestText = ({ booking: { noticeMinutes } }: PublicSettings): string => {
  if (noticeMinutes >= minutesOfDay)
    return `at least ${formatDuration(noticeMinutes)} before the visit`;
  const before =
    noticeMinutes > 0 ? `, at least ${formatDuration(noticeMinutes)} before the visit` : '';
  return `on the same day while times are available${before}`;
};

const daysAhead = (days: number): string => (days === 1 ? '1 day' : `${days} days`);

const termsText = (settings: PublicSettings): string => {
  const { terms: offered, areas, visitingCharge } = settings;
  const charge = areas[0]?.visitingCharge ?? visitingCharge;
  const isByArea = visitingChargesDiffer(settings) && offered.lateCancelFee === null;
  if (!isByArea) return moveAndCancelTermsLines(termsForOrder(offered, charge)).join(' ');
  return `Moving is free ${formatNoticePeriod(offered.moveHours)}. Cancelling is free ${formatNoticePeriod(offered.freeCancelHours)} or until we confirm it, whichever is later, then your visiting charge.`;
};

const cancellationQuestion = (settings: PublicSettings): FaqEntry => ({
  id: 'cancel',
  question: 'Can I change or cancel my appointment?',
  answer: `Yes. Open your visit under Ongoing Orders or with the order link we sent you, and press Move visit or Cancel visit. ${termsText(settings)} For anything else, message us on WhatsApp or call, and tell us your order number.`,
  link: { to: '/my-order', label: 'Ongoing Orders' },
  otherWords:
    'reschedule postpone move shift cancellation cancelled cancelling another date time fee order booking badalna badal tarikh radd ratt aage nako',
});

export const bookingQuestions = (context: FaqContext): FaqGroup => {
  const { settings, menu } = context;
  return {
    title: 'Booking',
    entries: [
      {
        id: 'book',
        question: 'How do I book a visit?',
        answer:
          'Add services to your cart, press Order Now, choose a day and a time, and confirm your address. You need an account to place and track your order. After you order, a summary opens in WhatsApp, ready to send to us.',
        link: { to: '/book', label: 'Book a visit' },
        otherWords:
          'booking reserve reservation appointment schedule slot place an order make karayche bulana bulao',
      },
      {
        id: 'times',
        question: 'At what times do you come?',
        answer: `${startTimesText(settings)} ${openDaysSentence(settings)}${openingHoursText(context)} Times that are fully booked are marked when you choose a time.`,
        link: { to: '/contact', label: 'Hours and closed days' },
        otherWords:
          'hours open opening closing timing timings slots sunday sundays weekend holiday monday tuesday wednesday thursday friday saturday late early morning evening which days available samay kitne baje aate aati kab kadhi khula khuli band chalu subah shaam sakali din raviwar ravivar somvar itwar',
        answerTo: (text) => answerToDay(text, settings),
      },
      {
        id: 'ahead',
        question: 'How far ahead can I book?',
        answer: `Up to ${daysAhead(settings.booking.horizonDays)} ahead, and ${earliestText(settings)}.${menu.offersWedding ? ' Book early for weddings.' : ''}`,
        otherWords:
          'advance days months today tomorrow same day next month last minute urgent soon aaj kal parso udya turant pehle aadhi jaldi',
      },
      {
        id: 'several',
        question: 'Can I book several services for one visit?',
        answer: `Yes, also for family and friends at the same address. We do the services one after another, so the visit takes as long as all of them together${visitingChargeTextIfAny(settings) ? '. You pay the visiting charge once' : ''}. If it is too much for one visit, you can split the cart into two.`,
        otherWords:
          'multiple more than one group friends family together two people guests ekatra saath log maa behen',
      },
      cancellationQuestion(settings),
    ],
  };
};
