type Draft = { rating: number; comment: string };

export type ReviewProblem = 'login' | 'rating' | 'comment';

/** What keeps a review from being sent: the first of these, in this order. */
export const reviewProblem = (isSignedIn: boolean, draft: Draft): ReviewProblem | undefined => {
  if (!isSignedIn) return 'login';
  if (draft.rating === 0) return 'rating';
  if (draft.comment.trim() === '') return 'comment';
  return undefined;
};

/** A changed review needs words and stars alike. */
export const isValidReviewChange = ({ rating, comment }: Draft): boolean =>
  rating !== 0 && comment.trim() !== '';
