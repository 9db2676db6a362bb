/** How much of a post is shown, in characters. */
export const previewLengths = { ownCard: 100, narrow: 100, wide: 200 } as const;

const blanksOrCharacter = /\s+|\S/gu;

/** The beginning of a text; a character is never cut in half, and what follows is not looked at. */
export const preview = (text: string, length: number): string => {
  let beginning = '';
  let characters = 0;
  for (const [piece] of text.matchAll(blanksOrCharacter)) {
    if (characters === length) return `${beginning.trimEnd()}…`;
    beginning += piece.trim() || ' ';
    characters += 1;
  }
  return beginning;
};
