const emailLetters = 22;
const maxInitials = 2;

/** The first letters of a name, two at most; whole characters, whatever the script. */
export const initialsOf = (name: string): string => {
  const segments = new Intl.Segmenter('en', { granularity: 'grapheme' });
  return name
    .trim()
    .split(/\s+/)
    .slice(0, maxInitials)
    .map((word) => [...segments.segment(word)][0]?.segment ?? '')
    .join('')
    .toUpperCase();
};

/** The first 22 characters and an ellipsis; a shorter address stands as it is. */
export const shortEmail = (email: string): string =>
  email.length > emailLetters ? `${email.slice(0, emailLetters)}…` : email;
