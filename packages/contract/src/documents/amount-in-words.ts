const small = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen'],
  'nineteen',
];
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

const belowHundred = (count: number): string => {
  if (count < 20) return small[count] ?? '';
  const ten = tens[Math.floor(count / 10) - 2] ?? '';
  return count % 10 === 0 ? ten : `${ten}-${small[count % 10]}`;
};

const units = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1_000, 'thousand'],
  [100, 'hundred'],
] as const;

/** `one lakh two thousand three hundred and forty-five` */
const countInWords = (count: number): string => {
  const parts: string[] = [];
  let rest = count;
  for (const [size, name] of units) {
    if (rest >= size) parts.push(`${countInWords(Math.floor(rest / size))} ${name}`);
    rest %= size;
  }
  if (parts.length === 0) return belowHundred(rest);
  return rest === 0 ? parts.join(' ') : `${parts.join(' ')} and ${belowHundred(rest)}`;
};

/** `Rupees one thousand two hundred and fifty and fifty paise only` */
export const amountInWords = (paise: number): string => {
  const rupees = Math.floor(paise / 100);
  const rest = paise % 100;
  const restInWords = rest === 1 ? 'one paisa' : `${belowHundred(rest)} paise`;
  if (rest === 0) return `Rupees ${countInWords(rupees)} only`;
  if (rupees === 0) return `${restInWords.charAt(0).toUpperCase()}${restInWords.slice(1)} only`;
  return `Rupees ${countInWords(rupees)} and ${restInWords} only`;
};
