import type { ResolvedSiteText } from '@haldi/contract/branding/site-text/default-site-text';
import type { PublicSiteText } from '@haldi/contract/branding/site-text/schema';
import type { PublicSettings } from '@haldi/contract/settings/schema';
import type { MenuFacts } from '../../menu/shared/menu-facts.ts';

export type FaqEntry = {
  id: string;
  question: string;
  answer: string;
  /** In the owner's own words; these come first. */
  isOwn?: true;
  /** Where to go on from here. */
  link?: { to: string; label: string };
  /** Other words people use for it; only the chat-bot reads them. */
  otherWords: string;
  /** What the chat-bot says instead where it was asked something more precise. */
  answerTo?: (asked: string) => string | undefined;
};

export type FaqGroup = { title: string; entries: readonly FaqEntry[] };

/** What the answers are made of. */
export type FaqContext = {
  settings: PublicSettings;
  words: Pick<PublicSiteText, 'questions' | 'hiddenQuestions' | 'hours' | 'promises'>;
  /** The promises as they are said. */
  promises: ResolvedSiteText['promises'];
  menu: Pick<MenuFacts, 'offersWedding' | 'offersMehndi'>;
};
