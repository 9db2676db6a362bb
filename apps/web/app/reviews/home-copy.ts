const countText = (count: number): string => (count === 1 ? '1 review' : `${count} reviews`);

/** The words that the home page needs; all others come with the reviews themselves. */
export const homeReviewsCopy = {
  viewReviews: 'View Reviews',
  heading: 'What customers say',
  average: (average: number) => average.toFixed(1),
  count: (count: number, verified: number) => {
    if (verified === 0) return countText(count);
    const which =
      verified === 1 ? 'one of them a verified visit' : `${verified} of them verified visits`;
    return `${countText(count)}, ${which}`;
  },
  verified: 'Verified visit',
  answer: 'The salon answered',
  spread: 'How the ratings spread',
  starsCount: (stars: number, count: number) =>
    `${stars === 1 ? '1 star' : `${stars} stars`}: ${countText(count)}`,
};
