/** Characters of other alphabets, digits and signs that look like the Latin letter. */
const lookalikeLetters: Record<string, string> = {
  a: 'ΑАаα@4',
  b: 'ΒВьβ8',
  c: 'Ссϲ',
  d: 'ԁ',
  e: 'ΕЕеε3',
  g: 'ɡ9',
  h: 'ΗНһн',
  i: 'ΙІіιı1!|l',
  j: 'Јјϳ',
  k: 'ΚКкκ',
  m: 'ΜМмμ',
  n: 'Νпηո',
  o: 'ΟОоοօσ0',
  p: 'ΡРрρ',
  q: 'ԛ',
  s: 'Ѕѕ5$',
  t: 'ΤТтτ7',
  u: 'υս',
  v: 'ѵν',
  w: 'ԝωѡ',
  x: 'ΧХхχ',
  y: 'ΥУуγү',
  z: 'Ζᴢ2',
};
const latinByLookalike = new Map(
  Object.entries(lookalikeLetters).flatMap(([letter, lookalikes]) =>
    [...lookalikes].map((lookalike) => [lookalike, letter] as const),
  ),
);

/**
 * What a name looks like at a glance: letter case, accents, spaces, punctuation and look-alike
 * characters do not count. Vowel signs of Indian scripts do.
 */
const visualForm = (name: string): string =>
  [...name.normalize('NFKD')]
    // A capital can resemble a different letter than its lower case, so both are mapped.
    .map((letter) => latinByLookalike.get(letter) ?? letter.toLowerCase())
    .map((letter) => latinByLookalike.get(letter) ?? letter)
    .join('')
    .replace(/[\u0300-\u036f]|[^\p{L}\p{M}\p{N}]/gu, '');

const roleWords = ['admin', 'administrator', 'official', 'support', 'staff', 'moderator'];

/** Words that may surround the salon's name without naming someone else. */
const genericWords = [
  ...['the', 'by', 'of', 'at', 'from', 'team', 'care', 'help', 'desk', 'app', 'online', 'india'],
  ...['owner', 'manager', 'customer', 'reception', 'office', 'head'],
  ...['salon', 'parlour', 'spa', 'beauty', 'home', 'booking', 'bookings', 'service', 'services'],
];
const onlyGenericWords = new RegExp(
  `^(?:${[...roleWords, ...genericWords].map(visualForm).join('|')})*$`,
);

/**
 * "Haldi Official" and "HaldiTeam24" imitate a salon called Haldi; "Haldiram" is a personal name.
 */
const isSalonName = (name: string, businessName: string): boolean => {
  const salon = visualForm(businessName);
  if (salon.length < 4) return false;
  // A salon name of several words is not part of a personal name.
  const hasSeveralWords = businessName.trim().split(/\s+/).length > 1;
  return [name, name.replace(/\d+$/, '')].some((form) => {
    const visual = visualForm(form);
    return (
      visual.includes(salon) &&
      (hasSeveralWords || onlyGenericWords.test(visual.replace(salon, '')))
    );
  });
};

const containsRoleWord = (name: string): boolean =>
  name
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .some((word) => roleWords.map(visualForm).includes(visualForm(word)));

type ProtectedNames = { businessName: string; staff: readonly string[] };

export const isDeceptiveUsername = (
  name: string,
  { businessName, staff }: ProtectedNames,
): boolean =>
  isSalonName(name, businessName) ||
  containsRoleWord(name) ||
  staff.some((other) => visualForm(other) !== '' && visualForm(other) === visualForm(name));
