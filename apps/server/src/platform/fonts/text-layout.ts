import type { Font } from 'fontkit';

export type Run<F> = { font: F; text: string };
type HasFont = { font: Font };

/**
 * The first font that contains a letter draws it. Combining marks and joiners stay with the letter
 * they belong to. Letters that no font contains are left out.
 */
export const splitByFont = <F extends HasFont>(text: string, fonts: readonly F[]): Run<F>[] => {
  const runs: Run<F>[] = [];
  for (const letter of text.normalize('NFC')) {
    const last = runs.at(-1);
    const code = letter.codePointAt(0) ?? 0;
    const isAttached = /\p{M}|\u200c|\u200d|\s/u.test(letter);
    const found =
      last && (isAttached || last.font.font.hasGlyphForCodePoint(code))
        ? last.font
        : fonts.find(({ font }) => font.hasGlyphForCodePoint(code));
    if (!found?.font.hasGlyphForCodePoint(code)) continue;
    if (last?.font === found) last.text += letter;
    else runs.push({ font: found, text: letter });
  }
  return runs;
};

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** `widthOf` and `maxWidth` have the same unit. Breaks words that are wider than a line. */
export const wrapText = (
  text: string,
  maxWidth: number,
  widthOf: (text: string) => number,
): string[] => {
  const breakWord = (word: string): string[] => {
    if (widthOf(word) <= maxWidth) return [word];
    const parts: string[] = [''];
    for (const { segment } of graphemes.segment(word)) {
      const longer = `${parts.at(-1)}${segment}`;
      if (widthOf(longer) <= maxWidth) parts[parts.length - 1] = longer;
      else parts.push(segment);
    }
    return parts.filter(Boolean);
  };
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    for (const piece of breakWord(word)) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${piece}` : piece;
      if (lines.length > 0 && widthOf(longer) <= maxWidth) lines[lines.length - 1] = longer;
      else lines.push(piece);
    }
  }
  return lines;
};
