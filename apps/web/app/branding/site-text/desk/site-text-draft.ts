import { type PublicSiteText, SiteText } from '@haldi/contract/branding/site-text/schema';
import {
  type SocialPlatform,
  socialPlatformKeys,
} from '@haldi/contract/branding/site-text/social-links';

export type Keyed<T> = T & { key: number };
export type PromiseDraft = Keyed<{ title: string; text: string }>;
export type QuestionDraft = Keyed<{ question: string; answer: string }>;

export type SiteTextDraft = Omit<PublicSiteText, 'promises' | 'questions' | 'links'> & {
  promises: PromiseDraft[] | null;
  questions: QuestionDraft[];
  links: Record<SocialPlatform, string>;
};
export type SiteTextField = keyof SiteTextDraft;
export type DraftErrors = Partial<Record<string, string | undefined>>;

export const withKeys = <T>(entries: readonly T[]): Keyed<T>[] =>
  entries.map((entry, key) => ({ ...entry, key }));

const plain = <T>(entries: readonly Keyed<T>[]): Omit<Keyed<T>, 'key'>[] =>
  entries.map(({ key: _, ...entry }) => entry);

export const nextKey = (entries: readonly { key: number }[]): number =>
  Math.max(-1, ...entries.map(({ key }) => key)) + 1;

export const toSiteTextDraft = (stored: PublicSiteText): SiteTextDraft => ({
  ...stored,
  promises: stored.promises && withKeys(stored.promises),
  questions: withKeys(stored.questions),
  links: Object.fromEntries(
    socialPlatformKeys.map((place) => [
      place,
      stored.links.find((link) => link.place === place)?.address ?? '',
    ]),
  ) as SiteTextDraft['links'],
});

const linked = (links: SiteTextDraft['links']) =>
  socialPlatformKeys.flatMap((place) => {
    const address = links[place].trim();
    return address === '' ? [] : [{ place, address }];
  });

export const toSiteText = (draft: SiteTextDraft): PublicSiteText => ({
  ...draft,
  promises: draft.promises && plain(draft.promises),
  questions: plain(draft.questions),
  links: linked(draft.links),
});

/** Field name such as `promises.1.title`; for a link its platform instead of its index. */
const nameOf = (path: readonly PropertyKey[], words: PublicSiteText): string => {
  const [first, second] = path;
  const link = first === 'links' ? words.links[Number(second)] : undefined;
  return link ? `links.${link.place}` : path.map(String).join('.');
};

export const errorsByField = (
  issues: readonly { path: readonly PropertyKey[]; message: string }[],
  words: PublicSiteText,
): DraftErrors => {
  const errors: DraftErrors = {};
  for (const { path, message } of issues) errors[nameOf(path, words)] ??= message;
  return errors;
};

type CheckResult = { words: SiteText; errors?: never } | { words?: never; errors: DraftErrors };

export const validateSiteTextDraft = (draft: SiteTextDraft): CheckResult => {
  const words = toSiteText(draft);
  const parsed = SiteText.safeParse(words);
  return parsed.success
    ? { words: parsed.data }
    : { errors: errorsByField(parsed.error.issues, words) };
};

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Ignores the keys of list entries. */
export const changedSiteTextFields = (
  one: SiteTextDraft,
  other: SiteTextDraft,
): SiteTextField[] => {
  const [before, after] = [toSiteText(one), toSiteText(other)];
  return (Object.keys(one) as SiteTextField[]).filter((name) => !isSame(before[name], after[name]));
};

/** Changes of others are taken over, except in fields that were also changed here. */
export const mergeSiteTextDrafts = (
  mine: SiteTextDraft,
  base: SiteTextDraft,
  theirs: SiteTextDraft,
): SiteTextDraft => {
  const touched = changedSiteTextFields(base, mine);
  return { ...theirs, ...Object.fromEntries(touched.map((name) => [name, mine[name]])) };
};

export const moveEntryBy = <T>(entries: readonly T[], from: number, by: -1 | 1): T[] => {
  const to = from + by;
  const [one, other] = [entries[from], entries[to]];
  if (one === undefined || other === undefined) return [...entries];
  return entries.map((entry, place) => (place === from ? other : place === to ? one : entry));
};

export const toSingleLine = (typed: string): string => typed.replaceAll(/\s*\n\s*/g, ' ');
