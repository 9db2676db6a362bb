import type { ContentKind } from '@haldi/contract/moderation/content-kind';
import type { ModerationView } from '@haldi/contract/moderation/desk/schema';

const kindNames: Record<ContentKind, string> = { review: 'Review', post: 'Post' };

const emptyText: Record<ModerationView, string> = {
  all: 'As soon as a customer writes a review or a post, it stands here.',
  new: 'You have looked at everything that customers wrote.',
  reported: 'Nobody has reported anything that you have not looked at.',
  waiting: 'Every review has an answer.',
  hidden: 'Everything that customers wrote can be read on the website.',
};

export const moderationCopy = {
  title: 'Reviews & Posts',
  intro: 'What customers write for everybody to read. You have the last word.',
  views: 'Which ones',
  viewNames: {
    all: 'All',
    new: 'New',
    reported: 'Reported',
    waiting: 'Waiting for an answer',
    hidden: 'Hidden',
  } satisfies Record<ModerationView, string>,
  search: 'Search words or names',
  loading: 'Loading reviews and posts...',
  fetchFailed: 'Failed to fetch reviews and posts',
  list: 'Reviews and posts',
  more: 'Show more',
  none: 'Nothing here',
  emptyText,
  notFound: 'Nothing found',
  notFoundText: 'Try another word, or part of a name.',
  kindNames,
  new: 'New',
  verified: 'Verified visit',
  blocked: 'Account blocked',
  changed: (when: string) => `changed ${when}`,
  readAll: 'Read all of it',
  readLess: 'Show less',
  onSite: 'On the website',
  reports: (count: number) => (count === 1 ? 'Reported once' : `Reported ${count} times`),
  moreReports: (count: number) => `and ${count} more`,
  hiddenBy: (name: string | null, when: string) =>
    `Hidden by ${name ?? 'somebody who has left'}, ${when}`,
  changedSince: 'Its author has changed it since. Read it before you show it again.',
  answerBy: (name: string | null, when: string) =>
    `Your answer, by ${name ?? 'somebody who has left'}, ${when}`,
  hide: 'Hide',
  restore: 'Show again',
  keep: 'Keep it',
  seen: 'Mark as seen',
  answer: 'Answer',
  changeAnswer: 'Change answer',
  of: (action: string, kind: ContentKind, name: string) =>
    `${action}: ${kindNames[kind].toLowerCase()} by ${name}`,
  done: {
    hidden: 'Hidden from the website',
    restored: 'It can be read again',
    kept: 'It stays',
    seen: 'Marked as seen',
    answered: 'Answer saved',
    unanswered: 'Answer taken away',
  },
  failed: 'That did not work. Please try again.',
  hiding: {
    title: (kind: ContentKind, name: string) =>
      `Hide the ${kindNames[kind].toLowerCase()} by ${name}?`,
    text: 'It disappears from every page and from the average at once. Its author still sees it, with your reason.',
    reason: 'Reason',
    reasonHint: 'Its author reads it. You find it again under Activity.',
    usual: 'Usual reasons',
    usualReasons: [
      'Rude words',
      'Advertising',
      'Not about a visit',
      'Says too much about somebody',
    ],
    confirm: 'Hide it',
  },
  answering: {
    title: (name: string) => `Answer ${name}`,
    text: 'Everybody reads your answer under the review.',
    label: 'Your answer',
    save: 'Save answer',
    remove: 'Take answer away',
  },
};
