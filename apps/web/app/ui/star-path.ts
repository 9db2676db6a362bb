/** How wide one star of a row is, with the air beside it. */
export const starWidth = 26;

const outline = 'l3.1 6.3 6.9 1-5 4.9 1.2 6.9-6.2-3.3-6.2 3.3 1.2-6.9-5-4.9 6.9-1z';
const leftHalf = 'v15.8l-6.2 3.3 1.2-6.9-5-4.9 6.9-1z';

/** A rating in whole and half stars: 4.3 is four and a half, 4.2 is four. */
export const halfStars = (rating: number): number => Math.round(rating * 2) / 2;

/** Stars of a row, from one place up to another, as one drawing; the last may be half of one. */
export const starPath = (from: number, to: number): string => {
  let path = '';
  for (let place = from; place < to; place++) {
    path += `M${place * starWidth + 13} 2${to - place < 1 ? leftHalf : outline}`;
  }
  return path;
};
