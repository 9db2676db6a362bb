export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export type SheetCell = {
  /** Displayed text; for a formula its cached result. */
  text: string;
  /** `broken`: an error value, or a formula without a result. */
  kind: 'text' | 'number' | 'date' | 'formula' | 'broken';
};

/** Non-empty rows with their number in the spreadsheet. */
export type SheetRow = { row: number; cells: readonly (SheetCell | undefined)[] };

/** `A`, `Z`, `AA`; the first column is 0. */
export const columnLetters = (column: number): string => {
  const rest = Math.floor(column / 26) - 1;
  return `${rest >= 0 ? columnLetters(rest) : ''}${String.fromCharCode(65 + (column % 26))}`;
};

/** Column of a cell name such as `AB12`. */
export const columnIndexOf = (cell: string): number | undefined => {
  const letters = /^([A-Z]{1,3})\d+$/.exec(cell)?.[1];
  if (!letters) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
};

const escapedFormula = /^'+[=+\-@\t\r\n＝＋－＠]/u;

/** Spreadsheets mark text that looks like a formula with an apostrophe. */
export const removeFormulaEscape = (text: string): string =>
  escapedFormula.test(text) ? text.slice(1) : text;

/** Adds another apostrophe, so that the text reads back unchanged. */
export const preserveFormulaEscape = (text: string): string =>
  escapedFormula.test(text) ? `'${text}` : text;
