import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { NewBlog } from '@haldi/contract/blog/schema';
import { ReviewAnswerText } from '@haldi/contract/moderation/desk/schema';
import { NewReview } from '@haldi/contract/reviews/schema';
import { describe, expect, test } from 'vitest';
import { demoCustomers } from './people.ts';
import { demoPosts } from './posts/posts.ts';
import { demoAuthorsOfUnseenReviews, demoReviewAnswers, demoReviews } from './reviews.ts';

const people = new Map(demoCustomers().map((person) => [person.id, person]));
const pictures = join(import.meta.dirname, '../../../web/public/pictures/blog');

const joinedDaysAgo = (slug: string): number => {
  const person = people.get(`demo-${slug}`);
  if (!person) throw new Error(`no demo person is called ${slug}`);
  return person.joinedDaysAgo;
};

describe('demo reviews', () => {
  test('about forty, one per person, none by the demo customer', () => {
    const slugs = demoReviews.map(([slug]) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs.length).toBe(40);
    expect(slugs).not.toContain('asha');
  });

  test('a realistic distribution of ratings', () => {
    const ratings = demoReviews.map(([, rating]) => rating);
    for (const rating of [1, 2, 3, 4, 5]) expect(ratings).toContain(rating);
    const average = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
    expect(average).toBeGreaterThan(4);
    expect(average).toBeLessThan(4.6);
  });

  test.each(demoReviews)('%s is a valid author', (slug, rating, daysAgo, comment) => {
    expect(NewReview.parse({ rating, comment }).comment).toBe(comment);
    expect(daysAgo).toBeLessThan(joinedDaysAgo(slug));
  });
});

test('answered and unseen reviews exist, and the answers have a valid length', () => {
  const slugs = demoReviews.map(([slug]) => slug);
  for (const slug of [...demoAuthorsOfUnseenReviews, ...Object.keys(demoReviewAnswers)])
    expect(slugs).toContain(slug);
  for (const answer of Object.values(demoReviewAnswers))
    expect(ReviewAnswerText.parse(answer)).toBe(answer);
});

describe('demo posts', () => {
  test('twelve, one per person', () => {
    expect(demoPosts).toHaveLength(12);
    expect(new Set(demoPosts.map(({ author }) => author)).size).toBe(12);
  });

  test.each(demoPosts)('$slug has a picture, 250 to 500 words and an author', (post) => {
    const { slug, title, content, author, daysAgo } = post;
    expect(existsSync(join(pictures, `${slug}.svg`))).toBe(true);
    expect(NewBlog.parse({ title, content })).toMatchObject({ title, content });
    const words = content.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(250);
    expect(words).toBeLessThanOrEqual(500);
    expect(daysAgo).toBeLessThan(joinedDaysAgo(author));
  });
});
