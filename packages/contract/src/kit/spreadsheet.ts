/** What stands in a cell of a file that came in, whatever kind of file that was. */
export type SheetCell = {
  /** As a person would read it; of a formula the value that was worked out last. */
  text: string;
  /** `text` is also what a number became; the others need saying where they are not expected. */
  kind: 'text' | 'number' | 'date' | 'formula' | 'broken';
};

/** A row with anything in it, under the number that a spreadsheet shows beside it. */
export type SheetRow = { row: number; cells: readonly (SheetCell | undefined)[] };

/** `A`, `Z`, `AA`: how a spreadsheet names its columns, the first being 0. */
export const columnLetters = (column: number): string => {
  const rest = Math.floor(column / 26) - 1;
  return `${rest >= 0 ? columnLetters(rest) : ''}${String.fromCharCode(65 + (column % 26))}`;
};

/** The column of a cell's name such as `AB12`; undefined where it names none. */
export const columnIndexOf = (cell: string): number | undefined => {
  const letters = /^([A-Z]{1,3})\d+$/.exec(cell)?.[1];
  if (!letters) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
};

const marked = /^'+[=+\-@\t\r\n＝＋－＠]/u;

/** Spreadsheets run text that begins like a formula; a mark before it makes it text. */
export const removeFormulaEscape = (text: string): string =>
  marked.test(text) ? text.slice(1) : text;

/** Text that looks marked already gets one more, so that what is read back is what was written. */
export const preserveFormulaEscape = (text: string): string =>
  marked.test(text) ? `'${text}` : text;
