import type { ResolvedSiteText } from '@haldi/contract/branding/site-text/default-site-text';
import type { PublicSiteText } from '@haldi/contract/branding/site-text/schema';
import type { PublicSettings } from '@haldi/contract/settings/schema';
import type { OfferedKinds } from '../../menu/shared/offered-kinds.ts';

export type FaqEntry = {
  id: string;
  question: string;
  answer: string;
  /** Written by the owner; listed first. */
  isOwn?: true;
  link?: { to: string; label: string };
  /** Synonyms; only for the chat-bot. */
  otherWords: string;
  /** A more precise answer of the chat-bot to a specific question. */
  answerTo?: (question: string) => string | undefined;
};

export type FaqGroup = { title: string; entries: readonly FaqEntry[] };

export type FaqContext = {
  settings: PublicSettings;
  words: Pick<PublicSiteText, 'questions' | 'hiddenQuestions' | 'hours' | 'promises'>;
  promises: ResolvedSiteText['promises'];
  menu: Pick<OfferedKinds, 'offersWedding' | 'offersMehndi'>;
};
