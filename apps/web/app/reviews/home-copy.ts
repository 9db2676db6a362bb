const countText = (count: number): string => (count === 1 ? '1 review' : `${count} reviews`);

/** Separate from reviewsCopy so that the home page does not load all of it. */
export const homeReviewsCopy = {
  viewReviews: 'View Reviews',
  heading: 'What customers say',
  average: (average: number) => average.toFixed(1),
  count: (count: number, verified: number) => {
    if (verified === 0) return countText(count);
    const which = verified === 1 ? '1 from a verified visit' : `${verified} from verified visits`;
    return `${countText(count)}, ${which}`;
  },
  verified: 'Verified visit',
  answer: 'Reply from the salon',
  spread: 'Reviews by number of stars',
  starsCount: (stars: number, count: number) =>
    `${stars === 1 ? '1 star' : `${stars} stars`}: ${countText(count)}`,
};
