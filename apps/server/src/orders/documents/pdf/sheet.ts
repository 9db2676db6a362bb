import { wrapText } from '../../../platform/fonts/text-layout.ts';
import type { DocumentFonts, FontStyle } from './document-fonts.ts';

export type TextStyle = { style: FontStyle; size: number; colour: string };
export type Align = 'left' | 'right' | 'center';

/** `y` is the baseline of a text. Points, from the top left corner. */
export type Mark =
  | ({ kind: 'text'; x: number; y: number; width: number; text: string } & TextStyle)
  | { kind: 'rule'; x: number; y: number; width: number; thickness: number; colour: string }
  | { kind: 'picture'; x: number; y: number; width: number; height: number; bytes: Buffer };

export type Page = { width: number; height: number; marks: Mark[] };

export type Box = { x: number; y: number; width: number };

/** Relative to the font size, for Mukta, whose marks above and below are tall. */
const lineHeight = 1.38;
const ascent = 1.02;

export const heightOfLines = (lines: readonly string[], { size }: TextStyle): number =>
  lines.length * size * lineHeight;

/** Remembers the widths of words, because shaping takes longer than all other work. */
export const measuring = (fonts: DocumentFonts): MeasureText => {
  const widths = new Map<string, number>();
  const widthOfWord = (word: string, style: FontStyle): number => {
    const key = `${style} ${word}`;
    const width = widths.get(key) ?? fonts.widthOf(word, style);
    widths.set(key, width);
    return width;
  };
  return (text, { style, size }) => {
    const words = text.split(' ');
    const spaces = (words.length - 1) * widthOfWord(' ', style);
    return size * words.reduce((sum, word) => sum + widthOfWord(word, style), spaces);
  };
};

export type MeasureText = (text: string, style: TextStyle) => number;

/** Collects what is drawn on one page. */
export class Sheet {
  readonly marks: Mark[] = [];
  readonly widthOf: MeasureText;

  constructor(widthOf: MeasureText) {
    this.widthOf = widthOf;
  }

  wrap(text: string, style: TextStyle, width: number): string[] {
    return wrapText(text, width, (part) => this.widthOf(part, style));
  }

  /** Draws lines that were wrapped before; returns where they end. */
  lines(lines: readonly string[], box: Box, style: TextStyle, align: Align = 'left'): number {
    for (const [index, text] of lines.entries()) {
      const width = this.widthOf(text, style);
      const space = { left: 0, center: (box.width - width) / 2, right: box.width - width }[align];
      const y = box.y + style.size * (ascent + index * lineHeight);
      this.marks.push({ kind: 'text', x: box.x + space, y, width, text, ...style });
    }
    return box.y + heightOfLines(lines, style);
  }

  /** Wraps and draws; returns where it ends. */
  text(text: string, box: Box, style: TextStyle, align: Align = 'left'): number {
    return text === '' ? box.y : this.lines(this.wrap(text, style, box.width), box, style, align);
  }

  rule({ x, y, width }: Box, colour: string, thickness = 0.5): void {
    this.marks.push({ kind: 'rule', x, y, width, thickness, colour });
  }
}
