import type { ContentKind } from '@haldi/contract/moderation/content-kind';
import type { ModerationView } from '@haldi/contract/moderation/desk/schema';

const kindNames: Record<ContentKind, string> = { review: 'Review', post: 'Post' };

const emptyText: Record<ModerationView, string> = {
  all: 'Reviews and posts appear here when customers write them.',
  new: 'You have seen all reviews and posts.',
  reported: 'There are no open reports.',
  waiting: 'All reviews have a reply.',
  hidden: 'No reviews or posts are hidden.',
};

export const moderationCopy = {
  title: 'Reviews & Posts',
  intro: 'Check, hide or reply to what customers publish on the website.',
  views: 'Filter',
  viewNames: {
    all: 'All',
    new: 'New',
    reported: 'Reported',
    waiting: 'Needs a reply',
    hidden: 'Hidden',
  } satisfies Record<ModerationView, string>,
  search: 'Search text or names',
  loading: 'Loading reviews and posts...',
  fetchFailed: 'Could not load reviews and posts',
  list: 'Reviews and posts',
  more: 'Show more',
  none: 'Nothing to show',
  emptyText,
  notFound: 'No results',
  notFoundText: 'Try another word, or part of a name.',
  kindNames,
  new: 'New',
  verified: 'Verified visit',
  blocked: 'Account blocked',
  changed: (when: string) => `edited ${when}`,
  readAll: 'Read more',
  readLess: 'Read less',
  onSite: 'View on website',
  reports: (count: number) => (count === 1 ? 'Reported once' : `Reported ${count} times`),
  moreReports: (count: number) => `and ${count} more`,
  hiddenBy: (name: string | null, when: string) => `Hidden by ${name ?? 'former staff'}, ${when}`,
  changedSince: 'The author has edited it since. Read it before you show it again.',
  answerBy: (name: string | null, when: string) => `Reply by ${name ?? 'former staff'}, ${when}`,
  hide: 'Hide',
  restore: 'Show again',
  dismissReports: 'Dismiss reports',
  seen: 'Mark as seen',
  answer: 'Reply',
  changeAnswer: 'Edit reply',
  complaint: 'Open complaint',
  of: (action: string, kind: ContentKind, name: string) =>
    `${action}: ${kindNames[kind].toLowerCase()} by ${name}`,
  done: {
    hidden: 'Hidden from the website',
    restored: 'Shown on the website again',
    reportsDismissed: 'Reports dismissed',
    seen: 'Marked as seen',
    answered: 'Reply saved',
    unanswered: 'Reply deleted',
  },
  failed: 'Something went wrong. Please try again.',
  hideDialog: {
    title: (kind: ContentKind, name: string) =>
      `Hide the ${kindNames[kind].toLowerCase()} by ${name}?`,
    text: 'It is removed from every page and from the average rating right away. The author still sees it, with your reason.',
    reason: 'Reason',
    reasonHint: 'The author can read it. It is also recorded in the audit log.',
    commonReasonsLabel: 'Common reasons',
    commonReasons: [
      'Rude language',
      'Advertising',
      'Not about a visit',
      'Shares private information',
    ],
    confirm: 'Hide',
  },
  replyDialog: {
    title: (name: string) => `Reply to ${name}`,
    text: 'Your reply is shown publicly below the review.',
    label: 'Your reply',
    save: 'Save reply',
    remove: 'Delete reply',
  },
};
