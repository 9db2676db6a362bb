import type { PrintedDocument } from '@haldi/contract/documents/printed-document';
import { notApplicable, type PrintedTable } from '@haldi/contract/documents/printed-tables';
import { type DocumentLook, fitPicture, textStyle } from './document-look.ts';
import { type Align, type MeasureText, type Page, Sheet, type TextStyle } from './sheet.ts';

/** 80 mm of paper, of which printers use 72. */
const paperWidth = 226.77;
const margin = 12;
const width = paperWidth - 2 * margin;
/** Receipt printers have one colour. */
const ink = '#000000';

const styles = {
  name: textStyle('display', 14, ink),
  title: textStyle('strong', 11, ink),
  strong: textStyle('strong', 8.75, ink),
  body: textStyle('body', 8.75, ink),
  small: textStyle('body', 8, ink),
  total: textStyle('strong', 12, ink),
};

class Strip extends Sheet {
  y = 14;

  write(text: string, style: TextStyle, align: Align = 'left'): void {
    this.y = this.text(text, { x: margin, y: this.y, width }, style, align);
  }

  space(points: number): void {
    this.y += points;
  }

  divide(): void {
    this.rule({ x: margin, y: this.y + 4, width }, ink);
    this.space(9);
  }

  /** A long name wraps beside its amount. */
  pair(name: string, value: string, style: TextStyle, valueStyle = style): void {
    const valueWidth = Math.min(this.widthOf(value, valueStyle), width * 0.62);
    const y = this.y;
    const nameWidth = width - valueWidth - 8;
    const nameEnd = this.text(name, { x: margin, y, width: nameWidth }, style);
    const valueBox = { x: margin + width - valueWidth, y, width: valueWidth + 0.1 };
    this.y = Math.max(nameEnd, this.text(value, valueBox, valueStyle, 'right'));
  }
}

/** The first and the last column, and the others below with their names. */
const drawTable = (strip: Strip, { title, columns, rows }: PrintedTable): void => {
  strip.write(title, styles.strong);
  strip.space(1);
  for (const row of rows) {
    strip.pair(row[0] ?? '', row.at(-1) ?? '', styles.body);
    const details = columns
      .map(({ label }, index) => [label, row[index] ?? ''] as const)
      .slice(1, -1)
      .filter(([, value]) => value !== notApplicable)
      .map(([label, value]) => `${label} ${value}`);
    strip.write(details.join(' · '), styles.small);
    strip.space(3);
  }
};

const drawHead = (strip: Strip, { seller }: PrintedDocument, { logo }: DocumentLook): void => {
  if (logo) {
    const size = fitPicture(logo, { width: width * 0.6, height: 38 });
    const x = (paperWidth - size.width) / 2;
    strip.marks.push({ kind: 'picture', x, y: strip.y, ...size, bytes: logo.bytes });
    strip.space(size.height + 6);
  }
  strip.write(seller.name, styles.name, 'center');
  strip.space(2);
  for (const line of seller.lines) strip.write(line, styles.small, 'center');
};

const drawFactsAndBuyer = (
  strip: Strip,
  { title, subtitle, facts, buyer }: PrintedDocument,
): void => {
  strip.write(title, styles.title, 'center');
  strip.write(subtitle, styles.small, 'center');
  strip.space(3);
  for (const [label, value] of facts) strip.pair(label, value, styles.body, styles.strong);
  strip.divide();
  strip.write(buyer.label, styles.small);
  strip.write(buyer.name, styles.strong);
  for (const line of buyer.lines) strip.write(line, styles.body);
};

const drawTotals = (strip: Strip, { totals, amountInWords, notes }: PrintedDocument): void => {
  const weights = { main: styles.total, strong: styles.strong, normal: styles.body };
  for (const { label, value, weight } of totals) strip.pair(label, value, weights[weight]);
  strip.space(3);
  strip.write(amountInWords.join(': '), styles.small);
  for (const note of notes) strip.write(note, styles.small);
};

/** One page as long as its content. */
export const layOutReceipt = (
  printed: PrintedDocument,
  look: DocumentLook,
  widthOf: MeasureText,
): Page[] => {
  const strip = new Strip(widthOf);
  drawHead(strip, printed, look);
  strip.divide();
  drawFactsAndBuyer(strip, printed);
  strip.divide();
  drawTable(strip, printed.lines);
  strip.divide();
  drawTotals(strip, printed);
  for (const table of [printed.taxes, printed.payments]) {
    if (!table) continue;
    strip.divide();
    drawTable(strip, table);
  }
  strip.divide();
  strip.write(printed.signature.seller, styles.small, 'center');
  strip.space(20);
  strip.write(printed.signature.label, styles.small, 'center');
  return [{ width: paperWidth, height: strip.y + 18, marks: strip.marks }];
};
