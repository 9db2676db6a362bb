/** Letters of other alphabets, and digits, that are drawn like the Latin letter before them, capitals first. */
const lookAlikes: Record<string, string> = {
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
const latin = new Map(
  Object.entries(lookAlikes).flatMap(([letter, twins]) =>
    [...twins].map((twin) => [twin, letter] as const),
  ),
);

/** What a name looks like at a glance: accents, spaces, signs and look-alikes do not count. */
export const appearance = (name: string): string =>
  [...name.normalize('NFKD')]
    // A capital may look like another letter than its small form.
    .map((letter) => latin.get(letter) ?? letter.toLowerCase())
    .map((letter) => latin.get(letter) ?? letter)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Words by which people would take somebody for the salon. */
const roles = ['admin', 'administrator', 'official', 'support', 'staff', 'moderator'];

type Protected = { businessName: string; staff: readonly string[] };

/** Whether others would take whoever goes by this name for the salon or one of its staff. */
export const imitates = (name: string, { businessName, staff }: Protected): boolean => {
  const seen = appearance(name);
  const salon = appearance(businessName);
  return (
    (salon.length >= 4 && seen.includes(salon)) ||
    name
      .split(/[^\p{L}\p{M}\p{N}]+/u)
      .some((word) => roles.map(appearance).includes(appearance(word))) ||
    staff.some((other) => appearance(other) === seen)
  );
};
