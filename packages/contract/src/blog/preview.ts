/** How much of a post is shown, in characters. */
export const previewLengths = { ownCard: 100, narrow: 100, wide: 200 } as const;

/** The beginning of a text; a character is never cut in half. */
export const preview = (text: string, length: number): string => {
  const characters = Array.from(text.replace(/\s+/g, ' '));
  if (characters.length <= length) return characters.join('');
  return `${characters.slice(0, length).join('').trimEnd()}…`;
};
