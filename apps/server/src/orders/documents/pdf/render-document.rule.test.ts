import { turmericPalette } from '@haldi/contract/branding/colour-tokens';
import type { DocumentContent } from '@haldi/contract/documents/document-content';
import { type PaperSize, paperSizes } from '@haldi/contract/documents/document-names';
import { describePrintedDocument } from '@haldi/contract/documents/printed-document';
import { describe, expect, test } from 'vitest';
import {
  sampleBill,
  sampleDocuments,
  sampleLine,
  sampleLongTaxInvoice,
  sampleTaxInvoice,
  withLines,
} from '../../../../../../packages/contract/testing/sample-documents.ts';
import { readPdf } from '../../../../testing/read-pdf.ts';
import { layOutDocument, renderDocument } from './render-document.ts';
import type { Mark } from './sheet.ts';

const look = { palette: turmericPalette, logo: null };
const pagesOf = async (content: DocumentContent, paper: PaperSize = 'a4') =>
  readPdf(await renderDocument({ content, paper, look }));

/** The rupee sign is in a font of its own. */
const wordsIn = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.replaceAll('₹', '₹ ').split(/\s+/)).filter((word) => word !== '');

/** Without Devanagari, whose letters cannot be read back in their order. */
const isReadable = (word: string): boolean => !/\p{Script=Devanagari}|^-$/u.test(word);

const listTexts = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(listTexts)
    : [String(value)];

const wordsOnA4 = (content: DocumentContent): string[] => {
  const { lines, taxes, payments, totals, number, ...rest } = describePrintedDocument(content);
  const tables = [taxes, payments].map(
    (table) => table && [table.title, table.columns.map(({ label }) => label), table.rows],
  );
  const head = lines.columns.map(({ label }) => label);
  const footer = `${rest.title} ${number} · ${rest.seller.name}`;
  const sums = totals.map(({ label, value }) => [label, value]);
  const all = listTexts([rest, head, lines.rows, sums, tables, footer]);
  return wordsIn(all.filter((text) => text !== 'null'));
};

describe.each(Object.entries(sampleDocuments))('%s', (name, content) => {
  test('A4 has exactly the words and figures of the document', async () => {
    const pages = await pagesOf(content);
    const words = wordsIn(pages.flatMap(({ texts }) => texts.map(({ text }) => text)));
    const expected = wordsOnA4(content);
    if (name === 'tax invoice over two pages') {
      const head = describePrintedDocument(content).lines.columns.map(({ label }) => label);
      const footer = `Tax invoice ${content.number} · ${content.seller.name}`;
      expected.push(...wordsIn([...head, footer, 'Page 1 of 2', 'Page 2 of 2']));
    }
    expect(words.filter(isReadable).sort()).toEqual(expected.filter(isReadable).sort());
  });

  test('a receipt has all words and figures', async () => {
    const pages = await pagesOf(content, 'receipt');
    expect(pages).toHaveLength(1);
    const written =
      pages[0]?.texts
        .map(({ text }) => text)
        .join('')
        .replace(/\s/g, '') ?? '';
    for (const text of listTexts(describePrintedDocument(content).lines.rows)) {
      if (text !== '–' && isReadable(text)) expect(written).toContain(text.replace(/\s/g, ''));
    }
    const { totals, facts, buyer, seller, taxes, payments } = describePrintedDocument(content);
    const rows = [taxes?.rows, payments?.rows];
    const other = [facts, buyer, seller, rows, totals.map(({ value }) => value)];
    for (const text of listTexts(other)) {
      if (text !== 'undefined' && isReadable(text))
        expect(written).toContain(text.replace(/\s/g, ''));
    }
  });

  test.each(paperSizes)('nothing on %s is cut off or on top of another text', async (paper) => {
    for (const { width, height, marks } of await layOutDocument({ content, paper, look })) {
      const texts = marks.filter((mark) => mark.kind === 'text');
      const margin = paper === 'a4' ? 40 : 11;
      for (const { x, y, width: own, size, text } of texts) {
        expect(x, text).toBeGreaterThan(margin);
        expect(x + own, text).toBeLessThan(width - margin);
        expect(y - size, text).toBeGreaterThan(0);
        expect(y, text).toBeLessThan(height - 10);
      }
      expect(overlaps(texts)).toEqual([]);
    }
  });
});

const overlaps = (texts: readonly Extract<Mark, { kind: 'text' }>[]): string[] =>
  texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .filter(
        (other) =>
          Math.abs(one.y - other.y) < Math.min(one.size, other.size) * 0.9 &&
          one.x < other.x + other.width &&
          other.x < one.x + one.width,
      )
      .map((other) => `${one.text} / ${other.text}`),
  );

test('40 lines take two pages with the same table head', async () => {
  const pages = await pagesOf(sampleLongTaxInvoice);
  expect(pages).toHaveLength(2);
  for (const [index, { texts }] of pages.entries()) {
    const words = texts.map(({ text }) => text);
    expect(words).toContain('Description');
    expect(words).toContain(`Page ${index + 1} of 2`);
  }
});

test('the last line and the totals are on one page', async () => {
  for (let count = 15; count < 30; count += 1) {
    const content = withLines(
      sampleTaxInvoice,
      Array.from({ length: count }, (_, index) =>
        sampleLine({ description: `Line ${index + 1}.`, price: 100_00 }),
      ),
    );
    const pages = await layOutDocument({ content, paper: 'a4', look });
    const pageOf = (text: string): number =>
      pages.findIndex(({ marks }) =>
        marks.some((mark) => mark.kind === 'text' && mark.text === text),
      );
    expect(pageOf(`Line ${count}.`), `${count} lines`).toBe(pageOf('Amount in words'));
    for (const { height, marks } of pages) {
      expect(Math.max(...marks.map(({ y }) => y)), `${count} lines`).toBeLessThan(height - 30);
    }
  }
});

test('Devanagari is shaped, and every letter has an outline', async () => {
  const name = 'श्रद्धा क्षत्रिय';
  const content = { ...sampleBill, buyer: { ...sampleBill.buyer, name } };
  const [page] = await pagesOf(content);
  const written = page?.texts.map(({ text }) => text).join('') ?? '';
  for (const letter of 'शदधकषतरय') expect(written).toContain(letter);
  const { widthOf } = await import('./document-fonts.ts').then(({ documentFonts }) =>
    documentFonts(),
  );
  // Conjuncts are narrower than their letters.
  const apart = [...'श्रद्धा'].reduce((sum, letter) => sum + widthOf(letter, 'body'), 0);
  expect(widthOf('श्रद्धा', 'body')).toBeLessThan(apart * 0.7);
});

test('the same document gives the same bytes', async () => {
  const [one, other] = await Promise.all(
    [1, 2].map(() => renderDocument({ content: sampleTaxInvoice, paper: 'a4', look })),
  );
  expect(one?.equals(other as Buffer)).toBe(true);
});

test('long names and amounts are wrapped', async () => {
  const content = withLines(
    {
      ...sampleTaxInvoice,
      seller: {
        ...sampleTaxInvoice.seller,
        name: 'Shree Siddhivinayak Beauty and Wellness Home Services of Pune and Pimpri-Chinchwad',
      },
      buyer: { ...sampleTaxInvoice.buyer, name: 'A'.repeat(120), address: 'Lane '.repeat(60) },
    },
    [
      sampleLine(
        { description: 'Bridal'.repeat(20), price: 99_99_999_00, quantity: 20, discount: 1_00 },
        { sac: '999722', rate: 1_800 },
      ),
    ],
  );
  for (const paper of paperSizes) {
    for (const { width, marks } of await layOutDocument({ content, paper, look })) {
      const texts = marks.filter((mark) => mark.kind === 'text');
      for (const { x, width: own, text } of texts) {
        expect(x, text).toBeGreaterThan(10);
        expect(x + own, text).toBeLessThan(width - 10);
      }
      expect(overlaps(texts)).toEqual([]);
    }
  }
});
