import type { Guard } from '../../testing/guard.ts';

export const guards: Guard[] = [
  {
    what: 'a hidden review that is written again stays hidden',
    file: '../reviews/service.ts',
    find: 'const kept = await deletedHiddenReviewStore.take(tx, row.userId);',
    replace: 'const kept = {};',
    test: 'moderation-decisions.test.ts',
  },
  {
    what: 'a hidden post that is written again stays hidden',
    file: '../blog/service.ts',
    find: '...(await deletedHiddenPostStore.take(tx, userId)),',
    test: 'moderation-decisions.test.ts',
  },
];
