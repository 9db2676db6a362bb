/** Words that say nothing about what is asked. */
const empty = new Set(
  'a about also am an and any are as at be been by can could did do does doing don for from get give go going got had has have hello hey hi how i if im in is it its just keep kindly know let like many may me much my of offer on or our please provide say send should so some sure tell than that the their them then there these they this to too u up us use using want was we were what whats when where wheres which while who why will with would ya you your yours'.split(
    ' ',
  ),
);

/** Words that ask for a price. They are not the name of any service. */
const price = new Set(
  'amount bucks charge charges cheap cheapest cost costs expensive fee fees inr kitna kitne much paisa paise price prices pricing rate rates rs rupee rupees'.split(
    ' ',
  ),
);

/** What people write, and how the catalogue and the questions say it. */
const sameAs: Record<string, string> = {
  brow: 'eyebrow',
  color: 'colour',
  coloring: 'colour',
  colouring: 'colour',
  dtan: 'detan',
  extention: 'extension',
  henna: 'mehndi',
  mehandi: 'mehndi',
  mehendi: 'mehndi',
  mehdi: 'mehndi',
  mani: 'manicure',
  pedi: 'pedicure',
  keratine: 'keratin',
  wedding: 'bridal',
  bride: 'bridal',
  dulhan: 'bridal',
};

/** Written as one word, as two or with a hyphen, they are one. */
const oneWord = /\b(clean|de|make|hair|blow|touch)[\s-]+(up|tan|cut|dry)\b/g;

export const rawWords = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(oneWord, '$1$2')
    .replaceAll(/['’]/g, '')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** One form for singular and plural and for the ways of spelling a word; nothing for an empty one. */
export const plainWord = (word: string): string | null => {
  const lower = word.toLowerCase();
  if (empty.has(lower)) return null;
  const singular = lower.length > 3 ? lower.replace(/(?<!s)s$/, '') : lower;
  return sameAs[singular] ?? singular;
};

export const plainWords = (text: string): string[] =>
  rawWords(text).flatMap((word) => plainWord(word) ?? []);

export const asksForPrice = (text: string): boolean =>
  rawWords(text).some((word) => price.has(word));

export const withoutPriceWords = (words: readonly string[]): string[] =>
  words.filter((word) => !price.has(word));
