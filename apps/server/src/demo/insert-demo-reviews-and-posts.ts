import { addDays, indiaDay, instantOfIndiaTime } from '@haldi/contract/kit/dates';
import { insertDemoPosts } from '../blog/service.ts';
import type { Db } from '../platform/database/database.ts';
import { insertDemoReviews } from '../reviews/service.ts';
import { demoAdmin } from './people.ts';
import { demoPosts } from './posts/posts.ts';
import { demoAuthorsOfUnseenReviews, demoReviewAnswers, demoReviews } from './reviews.ts';

const firstMinute = 8 * 60;
const minuteRange = 13 * 60;

/** A time between 8 AM and 9 PM in India. */
const writtenAt = (now: Date, daysAgo: number, index: number): Date =>
  instantOfIndiaTime(addDays(indiaDay(now), -daysAgo), firstMinute + ((index * 397) % minuteRange));

const reviewAnswer = (slug: string, createdAt: Date) => {
  const answer = demoReviewAnswers[slug];
  if (!answer) return {};
  const answeredAt = new Date(createdAt.getTime() + 3 * 60 * 60_000);
  return { answer, answeredAt, answeredBy: demoAdmin().id, seenAt: answeredAt };
};

export const insertDemoReviewsAndPosts = async (db: Db, now: Date): Promise<void> => {
  await insertDemoReviews(
    db,
    demoReviews.map(([slug, rating, daysAgo, comment], index) => {
      const createdAt = writtenAt(now, daysAgo, index);
      return {
        id: `demo-review-${slug}`,
        userId: `demo-${slug}`,
        clientId: createdAt.getTime(),
        comment,
        rating,
        createdAt,
        updatedAt: createdAt,
        seenAt: demoAuthorsOfUnseenReviews.includes(slug) ? null : createdAt,
        ...reviewAnswer(slug, createdAt),
      };
    }),
  );
  await insertDemoPosts(
    db,
    demoPosts.map(({ slug, title, category, author, daysAgo, content }, index) => {
      const createdAt = writtenAt(now, daysAgo, index);
      return {
        id: `demo-post-${slug}`,
        userId: `demo-${author}`,
        title,
        content,
        category,
        imagePath: `/pictures/blog/${slug}.svg`,
        createdAt,
        updatedAt: createdAt,
        seenAt: createdAt,
      };
    }),
  );
};
