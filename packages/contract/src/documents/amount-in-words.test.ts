import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountInWords } from './amount-in-words.ts';

test.each([
  [0, 'Rupees zero only'],
  [1, 'One paisa only'],
  [50, 'Fifty paise only'],
  [100, 'Rupees one only'],
  [1_900, 'Rupees nineteen only'],
  [2_100, 'Rupees twenty-one only'],
  [10_000, 'Rupees one hundred only'],
  [10_500, 'Rupees one hundred and five only'],
  [100_500, 'Rupees one thousand and five only'],
  [125_000, 'Rupees one thousand two hundred and fifty only'],
  [125_050, 'Rupees one thousand two hundred and fifty and fifty paise only'],
  [10_000_000, 'Rupees one lakh only'],
  [12_34_567_00, 'Rupees twelve lakh thirty-four thousand five hundred and sixty-seven only'],
  [1_00_00_000_00, 'Rupees one crore only'],
  [
    99_99_99_999_99,
    'Rupees ninety-nine crore ninety-nine lakh ninety-nine thousand nine hundred and ninety-nine and ninety-nine paise only',
  ],
])('%i paise', (paise, words) => {
  expect(amountInWords(paise)).toBe(words);
});

/** Reads the words again, word by word. */
const read = (words: string): number => {
  const values: Record<string, number> = {
    ...{ zero: 0, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9 },
    ...{ ten: 10, eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16 },
    ...{ seventeen: 17, eighteen: 18, nineteen: 19, twenty: 20, thirty: 30, forty: 40, fifty: 50 },
    ...{ sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
  };
  const sizes: Record<string, number> = {
    ...{ hundred: 100, thousand: 1_000, lakh: 100_000, crore: 10_000_000 },
  };
  let [sum, group] = [0, 0];
  for (const word of words.split(/[ -]/)) {
    const size = sizes[word];
    if (size === undefined) group += values[word] ?? 0;
    else if (size === 100) group *= 100;
    else [sum, group] = [sum + group * size, 0];
  }
  return sum + group;
};

test('no two amounts have the same words', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_99_99_999 }), fc.nat(99), (rupees, paise) => {
      const [, whole = '', rest = ''] =
        /^Rupees (.*?)(?: and ([a-z-]+) pais[ae])? only$/.exec(
          amountInWords(rupees * 100 + paise),
        ) ?? [];
      expect([read(whole), read(rest)]).toEqual([rupees, paise]);
    }),
  );
});
