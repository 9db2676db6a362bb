const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

const stopWords = wordSet(
  `
  a about also am an and any are as at be been by can could did do does doing don for from get give
  go going got had has have hello hey hi how i if im in is it its just keep kindly know let like many
  may me much my of offer on or our please provide say send should so some sure tell than that the
  their them then there these they this to too u up us use using want was we were what whats when
  where wheres which while who why will with would ya you your yours
  pls plz sir madam maam mam didi tai bhai
  aap aapka aapke aapki apka apke apki tum tumhi tumche tumcha hum humko mujhe muje mujko mala amhala
  ka ki ke ko se mein mai main par pe bhi aur ya na to toh ji hi he hai hain h ho hota hoti hote hoga
  hogi kya kay kaise kaisa kaisi kasa kashi kase kuch koi liye wala wali wale vala vali vale
  chahiye chaiye chahie chahta chahti pahije hava havi karna karni karne karo kare karu kar karte
  karti karta karke karva karvana karvani karwana karwani karwane karana karaycha karaychi karayche
  kara banana banwana lagana lagwana lagwani lagvani kadhna kadhaycha nikalna nikalwana hatana hatane
  sakte sakta sakti batao bataiye bataye bata dijiye lagega lagegi lagenge lagta lagti lagte lagel
  padega padta milega milegi milta milti ahe aahe aahet ahet ani aani sathi saathi chya cha chi che
  la ne va vr ter`.trim(),
);

const priceWords = wordSet(
  `
  amount bucks charge charges cheap cheapest cost costs expensive fee fees inr much price prices
  pricing rate rates rs rupee rupees kitna kitne kitni kiti paisa paise kimat keemat kimmat daam dam
  bhav bhaav kharcha kharch rupaye rupay rupiya sasta saste sasti swast mehnga`.trim(),
);

const genericWords = wordSet(
  `
  artist beauty beautician book booking design designs dijain home ghar ghari gharpe parlour parlor salon
  saloon service services lady ladies woman women womens female girl girls`.trim(),
);

const letters: ReadonlyMap<string, string> = new Map(
  (
    'क k ख kh ग g घ gh ङ n च ch छ chh ज j झ jh ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n प p फ f ब b भ bh म m ' +
    'य y र r ल l ळ l व v श sh ष sh स s ह h अ a आ a इ i ई i उ u ऊ u ऋ ri ए e ऐ ai ऑ o ओ o औ au ऍ e ा a ि i ी i ु u ू u ृ ri ' +
    'ॅ e े e ै ai ॉ o ो o ौ au ं n ँ n ः h ० 0 १ 1 २ 2 ३ 3 ४ 4 ५ 5 ६ 6 ७ 7 ८ 8 ९ 9'
  )
    .match(/\S+ \S+/g)
    ?.map((pair): [string, string] => {
      const [letter = '', latin = ''] = pair.split(' ');
      return [letter, latin];
    }),
);

const nukta = '\u093c';

/** Devanagari to Latin letters as people in Pune type them: `मेहंदी` is `mehandi`. */
export const transliterate = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(nukta, '')
    // The inherent `a` after a consonant, except at the end of a word and in words like `kit(a)ne`.
    .replaceAll(/([क-ह])(?=[ँ-ह])(?!(?<=[\u0904-\u0914\u093e-\u094c].)[क-ह][\u093e-\u094c])/g, '$1ा')
    .replaceAll(/[\u0901-\u096f]/g, (letter) => letters.get(letter) ?? '');

/** `De-Tan` becomes `de` and `tan`. */
export const splitWords = (text: string): string[] =>
  transliterate(text)
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** `De-Tan` becomes `detan`, because people write `detan`, `de tan` and `de-tan`. */
export const joinHyphenatedWords = (text: string): string[] =>
  (text.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu) ?? []).flatMap((word) =>
    splitWords(word.replaceAll('-', '')),
  );

/** `waxing` and `wax`, `ladies` and `lady`, `drape` and `draping` have the same stem. */
export const stemOf = (word: string): string =>
  word
    .replace(/(?<=..)ies$/, 'y')
    .replace(/(?<=..[^sui])s$/, '')
    .replace(/(?<=...)(ing|ed)$/, '')
    .replace(/(?<=...)e$/, '');

export const isStopWord = (word: string): boolean => stopWords.has(word);
const isPriceWord = (word: string): boolean => priceWords.has(word);

export const isServiceSpecificWord = (word: string): boolean =>
  !priceWords.has(word) && !genericWords.has(word);

export const asksForPrice = (text: string): boolean => splitWords(text).some(isPriceWord);

const amount = String.raw`(?:rs\.?|inr|₹)?\s*(\d[\d,]{2,6})\s*(?:rs|rupees|rupaye|₹)?`;
const priceLimit = new RegExp(
  String.raw`\b(?:under|below|less than|within|up ?to|max)\s*${amount}(?!\w)|${amount}\s*(?:[sk]e (?:kam|andar|niche|neeche|under)|tak)\b`,
  'i',
);

/** `facial under 500`, `500 se kam`. */
export const parsePriceLimit = (text: string): { maxPrice: number; rest: string } => {
  const latin = transliterate(text);
  const [limit, before, after] = priceLimit.exec(latin) ?? [];
  if (limit === undefined) return { maxPrice: Number.POSITIVE_INFINITY, rest: latin };
  const maxPrice = Number((before ?? after ?? '').replaceAll(',', ''));
  return { maxPrice, rest: latin.replace(limit, ' ') };
};

/** Queries such as `beauty` or `home service`. */
export const asksForAllServices = (text: string): boolean => {
  const words = splitWords(text).filter((word) => !isStopWord(word));
  return words.length > 0 && words.every((word) => genericWords.has(word));
};
