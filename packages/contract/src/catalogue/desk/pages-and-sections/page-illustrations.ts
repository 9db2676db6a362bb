import { defaultCategories } from '../../default-categories.ts';

export const pageIllustrations: readonly { slug: string; name: string }[] = [
  ...defaultCategories.map(({ slug, name }) => ({ slug, name })),
  { slug: 'mehndi', name: 'Mehndi' },
  { slug: 'makeup', name: 'Make-up' },
  { slug: 'mens-grooming', name: 'Men’s Grooming' },
  { slug: 'salon', name: 'Any salon' },
];

/** The first match counts: "Bridal Mehndi" is mehndi, "Body Waxing" is waxing. */
const patterns: readonly [RegExp, scene: string][] = [
  [/\bm[ae]h?e?ndi|\bhenna|मे[हँं]+दी/i, 'mehndi'],
  [/\bmake[ -]?up|मेक-?अप/i, 'makeup'],
  [/\b(men|gents)\b|\bgroom|\bbeard|\bshav/i, 'mens-grooming'],
  [/\bbrid|\bwedding|\bengagement|\bsaree|\bsari\b/i, 'weddingpackage'],
  [/\bwax/i, 'waxing'],
  [/\bthread|brow|lash/i, 'threading'],
  [/\bnail/i, 'nailart'],
  [/\bhair|\bkeratin|\bblow[ -]?dry/i, 'haircare'],
  [/\bmani|\bpedi/i, 'mani-pedi'],
  [/\bbleach|\bde?-?tan/i, 'bleach-dtan'],
  [/\bmassage|\bbody|\bspa\b|\bpolish/i, 'body-polishing'],
  [/\bfac(e|ial)|\bskin|\bclean/i, 'facial-cleanup'],
];

export const illustrationForName = (name: string): string | undefined =>
  patterns.find(([pattern]) => pattern.test(name))?.[1];
