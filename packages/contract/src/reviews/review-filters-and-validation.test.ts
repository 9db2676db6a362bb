import { describe, expect, test } from 'vitest';
import {
  countReviewsInFilter,
  matchesReviewFilter,
  publicReviewLimit,
  type ReviewFilter,
  withNewReview,
} from './review-filters.ts';
import { isValidReviewChange, reviewProblem } from './review-validation.ts';
import { NewReview, ReviewUpdate } from './schema.ts';

describe('filters', () => {
  test.each<[ReviewFilter, number[]]>([
    ['all', [1, 2, 3, 4, 5]],
    ['top', [4, 5]],
    ['normal', [3]],
    ['low', [1, 2]],
  ])('%s lets through %j', (filter, ratings) => {
    expect([1, 2, 3, 4, 5].filter((rating) => matchesReviewFilter(rating, filter))).toEqual(
      ratings,
    );
  });

  test.each<[ReviewFilter, number]>([
    ['all', 31],
    ['top', 24],
    ['normal', 4],
    ['low', 3],
  ])('%s counts %i', (filter, count) => {
    expect(countReviewsInFilter([1, 2, 4, 8, 16], filter)).toBe(count);
  });

  test('a new review is inserted where it will be listed', () => {
    const listed = [{ rating: 5 }, { rating: 4 }];
    const written = { rating: 2 };
    expect(withNewReview(listed, written, { filter: 'all', sort: 'newest' })[0]).toBe(written);
    expect(withNewReview(listed, written, { filter: 'all', sort: 'oldest' })[2]).toBe(written);
    expect(withNewReview(listed, written, { filter: 'top', sort: 'newest' })).toEqual(listed);
  });

  test('the list never grows beyond ten', () => {
    const listed = Array.from({ length: publicReviewLimit }, () => ({ rating: 5 }));
    const written = { rating: 1 };
    const newest = withNewReview(listed, written, { filter: 'all', sort: 'newest' });
    expect(newest).toHaveLength(10);
    expect(newest[0]).toBe(written);
    expect(withNewReview(listed, written, { filter: 'all', sort: 'oldest' })).toEqual(listed);
  });
});

describe('what keeps a review from being sent', () => {
  test.each([
    [false, 0, '', 'login'],
    [true, 0, '', 'rating'],
    [true, 0, 'Lovely', 'rating'],
    [true, 4, ' \n ', 'comment'],
    [true, 1, 'Late', undefined],
  ])('signed in %j, %i stars, %j: %s', (isSignedIn, rating, comment, problem) => {
    expect(reviewProblem(isSignedIn, { rating, comment })).toBe(problem);
  });

  test('a change needs both', () => {
    expect(isValidReviewChange({ rating: 3, comment: ' fine ' })).toBe(true);
    expect(isValidReviewChange({ rating: 0, comment: 'fine' })).toBe(false);
    expect(isValidReviewChange({ rating: 3, comment: '  ' })).toBe(false);
  });
});

describe('payloads', () => {
  const payload = {
    id: 1_736_053_200_000,
    username: 'Asha Kulkarni',
    comment: '  Calm hands,\nand on time. ',
    rating: 5,
    date: '05 Jan 2025',
    time: '10:30 AM',
  };
  test('the spec’s are accepted, the comment trimmed', () => {
    expect(NewReview.parse(payload).comment).toBe('Calm hands,\nand on time.');
    const { id: _, ...rest } = payload;
    expect(ReviewUpdate.safeParse({ _id: 'x', ...rest }).success).toBe(true);
  });
  test.each([
    ['no stars', { rating: 0 }],
    ['six stars', { rating: 6 }],
    ['half a star', { rating: 4.5 }],
    ['stars as text', { rating: '5' }],
    ['no words', { comment: '   ' }],
    ['too many words', { comment: 'x'.repeat(1_001) }],
    ['a direction trick', { comment: 'a\u202eb' }],
    ['half a character', { comment: '\ud83d' }],
    ['a field of ours', { isAdmin: true }],
    ['a negative id', { id: -1 }],
  ])('%s is refused', (_, change) => {
    expect(NewReview.safeParse({ ...payload, ...change }).success).toBe(false);
  });
});
