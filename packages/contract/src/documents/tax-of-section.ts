import type { DocumentSettings } from './desk/schema.ts';

/** `sac` is null and the rate 0 if no tax may be shown. */
export type LineTax = { sac: string | null; rate: number };

export const taxOfSection = (
  { scheme, taxGroups }: Pick<DocumentSettings, 'scheme' | 'taxGroups'>,
  section: string,
  day: string,
): LineTax => {
  if (scheme === 'unregistered') return { sac: null, rate: 0 };
  const group =
    taxGroups.find(({ sections }) => sections?.includes(section)) ??
    taxGroups.find(({ sections }) => sections === null);
  if (!group) throw new Error('no rate is for all other sections');
  if (scheme === 'composition') return { sac: group.sac, rate: 0 };
  const inForce = group.rates.findLast(({ from }) => from <= day) ?? group.rates[0];
  return { sac: group.sac, rate: inForce?.rate ?? 0 };
};
