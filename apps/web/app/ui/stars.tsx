import { uiCopy } from './copy.ts';

/** Including the gap. */
const starWidth = 26;

const outline = 'l3.1 6.3 6.9 1-5 4.9 1.2 6.9-6.2-3.3-6.2 3.3 1.2-6.9-5-4.9 6.9-1z';
const leftHalf = 'v15.8l-6.2 3.3 1.2-6.9-5-4.9 6.9-1z';

/** 4.3 becomes 4.5, 4.2 becomes 4. */
export const roundToHalfStars = (rating: number): number => Math.round(rating * 2) / 2;

/** SVG path of the stars from one position to another; the last may be half a star. */
export const starPath = (from: number, to: number): string => {
  let path = '';
  for (let place = from; place < to; place++) {
    path += `M${place * starWidth + 13} 2${to - place < 1 ? leftHalf : outline}`;
  }
  return path;
};

export function Stars({ rating }: { rating: number }) {
  const filled = roundToHalfStars(rating);
  return (
    <svg
      role="img"
      aria-label={uiCopy.outOfFive(rating)}
      viewBox={`0 0 ${5 * starWidth} 24`}
      strokeWidth={2}
      strokeLinejoin="round"
      className="h-5 w-27 shrink-0"
    >
      <path d={starPath(Math.floor(filled), 5)} className="fill-none stroke-edge" />
      <path d={starPath(0, filled)} className="fill-haldi-400 stroke-haldi-500" />
    </svg>
  );
}
