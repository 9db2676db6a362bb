export const previewLengths = { ownCard: 100, narrow: 100, wide: 200 } as const;

const blanksOrCharacter = /\s+|\S/gu;

/** Never cuts a character in half and reads no more of the text than needed. */
export const shortenToPreview = (text: string, length: number): string => {
  let beginning = '';
  let characters = 0;
  for (const [piece] of text.matchAll(blanksOrCharacter)) {
    if (characters === length) return `${beginning.trimEnd()}…`;
    beginning += piece.trim() || ' ';
    characters += 1;
  }
  return beginning;
};
