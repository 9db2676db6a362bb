const countText = (count: number): string => (count === 1 ? '1 review' : `${count} reviews`);

/** The words that the home page needs; all others come with the reviews themselves. */
export const homeReviewsCopy = {
  viewReviews: 'View Reviews',
  heading: 'What customers say',
  average: (average: number) => average.toFixed(1),
  count: countText,
  spread: 'How the ratings spread',
  starsCount: (stars: number, count: number) =>
    `${stars === 1 ? '1 star' : `${stars} stars`}: ${countText(count)}`,
};
