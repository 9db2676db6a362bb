import type { PrintedDocument } from '@haldi/contract/documents/printed-document';
import type { PrintedTable } from '@haldi/contract/documents/printed-tables';
import { type DocumentLook, fitPicture, type Inks, inksOf, textStyle } from './document-look.ts';
import { type Box, type MeasureText, type Page, Sheet } from './sheet.ts';
import { layOutTable } from './table-layout.ts';

const paper = { width: 595.28, height: 841.89 };
const margin = { x: 42, top: 42, bottom: 62 };
const width = paper.width - 2 * margin.x;
const bottom = paper.height - margin.bottom;
const columnGap = 28;
const rightWidth = 208;
const leftWidth = width - rightWidth - columnGap;
const left = { x: margin.x, width: leftWidth };
/** Taxes and payments; the signature is beside them. */
const tables = { x: margin.x, width: 322 };
const right = { x: margin.x + leftWidth + columnGap, width: rightWidth };

/** Adds pages as they fill up. */
class A4 {
  readonly sheets: Sheet[];
  readonly widthOf: MeasureText;
  readonly inks: Inks;
  y = margin.top;

  constructor(widthOf: MeasureText, inks: Inks) {
    this.widthOf = widthOf;
    this.inks = inks;
    this.sheets = [new Sheet(widthOf)];
  }

  get sheet(): Sheet {
    return this.sheets.at(-1) as Sheet;
  }

  fits(height: number): boolean {
    return this.y + height <= bottom;
  }

  addPage(): void {
    this.sheets.push(new Sheet(this.widthOf));
    this.y = margin.top;
  }

  /** Draws a block on a sheet of its own to measure it, and never across two pages. */
  block(draw: (sheet: Sheet, y: number) => number): void {
    if (!this.fits(draw(new Sheet(this.widthOf), 0))) this.addPage();
    this.y = draw(this.sheet, this.y);
  }
}

const drawSeller = (sheet: Sheet, printed: PrintedDocument, look: DocumentLook): number => {
  const inks = inksOf(look);
  let y = margin.top;
  if (look.logo) {
    const size = fitPicture(look.logo, { width: 150, height: 44 });
    sheet.marks.push({ kind: 'picture', x: left.x, y, ...size, bytes: look.logo.bytes });
    y += size.height + 8;
  }
  y = sheet.text(printed.seller.name, { ...left, y }, textStyle('display', 17, inks.title)) + 3;
  for (const line of printed.seller.lines) {
    y = sheet.text(line, { ...left, y }, textStyle('body', 8.75, inks.quiet));
  }
  return y;
};

const drawTitle = (sheet: Sheet, { title, subtitle }: PrintedDocument, inks: Inks): number => {
  const box = { ...right, y: margin.top - 4 };
  const y = sheet.text(title, box, textStyle('display', 21, inks.title), 'right');
  return sheet.text(subtitle, { ...right, y: y + 1 }, textStyle('body', 8.75, inks.quiet), 'right');
};

const drawBuyer = (sheet: Sheet, { buyer }: PrintedDocument, inks: Inks, top: number): number => {
  let y = sheet.text(buyer.label, { ...left, y: top }, textStyle('strong', 8, inks.quiet)) + 1.5;
  y = sheet.text(buyer.name, { ...left, y }, textStyle('strong', 10.5, inks.ink));
  for (const line of buyer.lines) {
    y = sheet.text(line, { ...left, y }, textStyle('body', 9, inks.ink));
  }
  return y;
};

const labelWidth = 78;

const drawFacts = (sheet: Sheet, { facts }: PrintedDocument, inks: Inks, top: number): number => {
  let y = top;
  for (const [label, value] of facts) {
    sheet.text(label, { ...right, y }, textStyle('body', 9, inks.quiet));
    const box = { x: right.x + labelWidth, width: right.width - labelWidth, y };
    y = sheet.text(value, box, textStyle('strong', 9, inks.ink), 'right') + 1.5;
  }
  return y;
};

const drawHead = (a4: A4, printed: PrintedDocument, look: DocumentLook): void => {
  const { sheet, inks } = a4;
  const end = Math.max(drawSeller(sheet, printed, look), drawTitle(sheet, printed, inks)) + 12;
  sheet.rule({ x: margin.x, width, y: end }, inks.accent, 1.25);
  const top = end + 13;
  a4.y = Math.max(drawBuyer(sheet, printed, inks, top), drawFacts(sheet, printed, inks, top)) + 18;
};

const drawTotals = (
  sheet: Sheet,
  { totals, amountInWords: [label, words], notes }: PrintedDocument,
  inks: Inks,
  top: number,
): number => {
  let end = top + 9;
  const weights = {
    main: textStyle('strong', 12, inks.title),
    strong: textStyle('strong', 9, inks.ink),
    normal: textStyle('body', 9, inks.ink),
  };
  for (const { label: name, value, weight } of totals) {
    const space = weight === 'main' ? 3 : 1;
    end += space;
    sheet.text(name, { ...right, y: end }, weights[weight]);
    end = sheet.text(value, { ...right, y: end }, weights[weight], 'right') + space;
  }
  let y = sheet.text(label, { ...left, y: top + 9 }, textStyle('strong', 8, inks.quiet)) + 1.5;
  y = sheet.text(words, { ...left, y }, textStyle('body', 9, inks.ink)) + 5;
  for (const note of notes) {
    y = sheet.text(note, { ...left, y }, textStyle('body', 8.75, inks.quiet));
  }
  return Math.max(end, y);
};

const drawSmallTable = (a4: A4, table: PrintedTable, box: Omit<Box, 'y'>): void => {
  const layout = layOutTable(a4.sheet, table, box, a4.inks);
  a4.block((sheet, top) => {
    const style = textStyle('strong', 9.5, a4.inks.title);
    let y = sheet.text(table.title, { ...box, y: top + 18 }, style) + 3;
    y = layout.drawHead(sheet, y);
    for (const index of table.rows.keys()) y = layout.drawRow(sheet, index, y);
    return y;
  });
};

/** Rows are never split. The last one stays with the totals. */
const drawLines = (a4: A4, printed: PrintedDocument): void => {
  const layout = layOutTable(a4.sheet, printed.lines, { x: margin.x, width }, a4.inks);
  const totalsHeight = drawTotals(new Sheet(a4.widthOf), printed, a4.inks, 0);
  a4.y = layout.drawHead(a4.sheet, a4.y);
  for (const [index, height] of layout.rowHeights.entries()) {
    const isLast = index === layout.rowHeights.length - 1;
    if (!a4.fits(height + (isLast ? totalsHeight : 0))) {
      a4.addPage();
      a4.y = layout.drawHead(a4.sheet, a4.y);
    }
    a4.y = layout.drawRow(a4.sheet, index, a4.y);
  }
  a4.y = drawTotals(a4.sheet, printed, a4.inks, a4.y);
};

const drawSignature = (
  sheet: Sheet,
  { signature }: PrintedDocument,
  inks: Inks,
  top: number,
): number => {
  const quiet = textStyle('body', 8.75, inks.quiet);
  const y = sheet.text(signature.seller, { ...right, y: top + 18 }, quiet, 'right') + 32;
  sheet.rule({ x: right.x + 60, width: right.width - 60, y }, inks.quiet);
  return sheet.text(signature.label, { ...right, y: y + 3 }, quiet, 'right');
};

/** The signature ends where the tables on the left end. */
const drawTablesAndSignature = (a4: A4, printed: PrintedDocument): void => {
  let top = a4.y;
  for (const table of [printed.taxes, printed.payments]) {
    if (!table) continue;
    const before = a4.sheet;
    drawSmallTable(a4, table, tables);
    if (a4.sheet !== before) top = margin.top;
  }
  const height = drawSignature(new Sheet(a4.widthOf), printed, a4.inks, 0);
  a4.y = Math.max(top, a4.y - height);
  a4.block((sheet, y) => drawSignature(sheet, printed, a4.inks, y));
};

const drawFooters = ({ sheets, inks }: A4, { title, number, seller }: PrintedDocument): void => {
  const style = textStyle('body', 7.75, inks.quiet);
  for (const [index, sheet] of sheets.entries()) {
    const box = { x: margin.x, width, y: paper.height - 40 };
    sheet.lines([`${title} ${number} · ${seller.name}`], box, style);
    if (sheets.length > 1)
      sheet.lines([`Page ${index + 1} of ${sheets.length}`], box, style, 'right');
  }
};

export const layOutA4 = (
  printed: PrintedDocument,
  look: DocumentLook,
  widthOf: MeasureText,
): Page[] => {
  const a4 = new A4(widthOf, inksOf(look));
  drawHead(a4, printed, look);
  drawLines(a4, printed);
  drawTablesAndSignature(a4, printed);
  drawFooters(a4, printed);
  return a4.sheets.map(({ marks }) => ({ ...paper, marks }));
};
