type Draft = { rating: number; comment: string };

export type ReviewProblem = 'login' | 'rating' | 'comment';

export const reviewProblem = (isSignedIn: boolean, draft: Draft): ReviewProblem | undefined => {
  if (!isSignedIn) return 'login';
  if (draft.rating === 0) return 'rating';
  if (draft.comment.trim() === '') return 'comment';
  return undefined;
};

export const isValidReviewChange = ({ rating, comment }: Draft): boolean =>
  rating !== 0 && comment.trim() !== '';
