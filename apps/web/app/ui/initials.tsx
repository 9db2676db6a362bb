import { cx } from './cx.ts';

const segments = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A grapheme: vowel signs stay with their consonant. */
const firstLetter = (word: string): string => [...segments.segment(word)][0]?.segment ?? '';

export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => firstLetter(word ?? ''))
    .join('')
    .toUpperCase();
};

type InitialsProps = {
  name: string;
  className: string;
};

/** Decorative: show the name beside it. */
export function Initials({ name, className }: InitialsProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'flex shrink-0 items-center justify-center rounded-full font-semibold',
        className,
      )}
    >
      {initialsOf(name)}
    </span>
  );
}
