import { isStopWord, splitWords } from '@haldi/contract/catalogue/search/query-words';
import { isSimilarToAny } from '@haldi/contract/catalogue/search/similar-words';

const listed = (words: string): string[] => words.split(' ');

const orderWords = listed('order orders booking bookings appointment appointments');
/** Together with an order word, these mean the customer's own order. */
const ownWords = listed(
  'where wheres status track tracking when my mine ongoing mera meri mere maza mazi majha majhi kahan kaha kidhar kuthe kab kadhi',
);
const others = listed(
  'current upcoming next active check show see find now id abhi tak aaya aayi aayega aayegi pahuncha pahunchega dikhao yeil',
);

/** Matches `Where is my order?`, but not `cancel my order`, which is another question. */
export const asksForOwnOrders = (text: string): boolean => {
  const words = splitWords(text);
  if (!words.some((word) => isSimilarToAny(word, orderWords))) return false;
  if (!words.some((word) => isSimilarToAny(word, ownWords))) return false;
  return words.every(
    (word) =>
      isStopWord(word) ||
      /^\d+$/.test(word) ||
      isSimilarToAny(word, [...orderWords, ...ownWords, ...others]),
  );
};

const greetings = listed(
  'hi hii hello helo hey namaste namaskar good morning afternoon evening there sir madam ji',
);
const thanks = listed(
  'thanks thank thankyou thx you so much very ok okay great nice cool bye super dhanyavad dhanyawad shukriya ji',
);

const consistsOf = (text: string, words: readonly string[]): boolean => {
  const written = splitWords(text);
  return written.length > 0 && written.every((word) => words.includes(word));
};

export const isGreeting = (text: string): boolean => consistsOf(text, greetings);
export const isThanks = (text: string): boolean => consistsOf(text, thanks);
