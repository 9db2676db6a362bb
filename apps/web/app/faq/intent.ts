import { isNearAny } from './near-word.ts';
import { plainWords, rawWords } from './words.ts';

const orderWords = ['order', 'orders', 'booking', 'bookings', 'appointment', 'appointments'];
/** Beside an order word, these mean one's own. */
const ownWords = [
  'where',
  'wheres',
  'status',
  'track',
  'tracking',
  'when',
  'my',
  'mine',
  'ongoing',
];
/** Said around it without changing what is asked. */
const fillers = [
  'current',
  'upcoming',
  'next',
  'active',
  'check',
  'show',
  'see',
  'find',
  'now',
  'id',
];

/** `Where is my order?`, and nothing beyond that: `cancel my order` is a question of its own. */
export const asksForOwnOrders = (text: string): boolean => {
  const words = rawWords(text);
  if (!words.some((word) => isNearAny(word, orderWords))) return false;
  if (!words.some((word) => isNearAny(word, ownWords))) return false;
  return plainWords(text).every(
    (word) => /^\d+$/.test(word) || isNearAny(word, [...orderWords, ...ownWords, ...fillers]),
  );
};

const greetings =
  'hi hii hello helo hey namaste namaskar good morning afternoon evening there'.split(' ');
const thanks = 'thanks thank thankyou thx you so much very ok okay great nice cool bye super'.split(
  ' ',
);

const consistsOf = (text: string, words: readonly string[]): boolean => {
  const written = rawWords(text);
  return written.length > 0 && written.every((word) => words.includes(word));
};

export const isGreeting = (text: string): boolean => consistsOf(text, greetings);
export const isThanks = (text: string): boolean => consistsOf(text, thanks);
