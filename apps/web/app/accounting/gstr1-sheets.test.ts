import type { Gstr1 } from '@haldi/contract/accounting/gstr1/gstr1-tables';
import { expect, test } from 'vitest';
import { gstr1Sheets, sheetAsText, shownCell } from './gstr1-sheets.ts';

const sum = { rate: 500, amount: 1_05_050, taxable: 1_00_048, cgst: 2_501, sgst: 2_501 };
const row = {
  ...{ gstin: '27AABCU9603R1ZN', name: 'Blue\tLLP', number: 'INV/26-27/00001' },
  ...{ issuedOn: '2026-11-16', value: 1_05_050, placeOfSupply: '27-Maharashtra', ...sum },
};
const tables: Gstr1 = {
  businessInvoices: [{ ...row, refersTo: null }],
  businessCreditNotes: [
    { ...row, number: 'CN/1', refersTo: { number: 'INV/26-27/00001', issuedOn: '2026-11-16' } },
  ],
  consumers: [{ ...sum, taxable: -1_00_048 }],
  exempt: [{ isBusiness: true, amount: 500 }],
  ...{ advancesReceived: [sum], advancesAdjusted: [] },
  ...{ servicesToBusinesses: [], servicesToConsumers: [{ ...sum, sac: '999722' }] },
  documents: [{ kind: 'tax_invoice', from: 'INV/1', to: 'INV/9', total: 9 }],
};

test('tables are copied as spreadsheets and the offline tool read them', () => {
  const texts = Object.fromEntries(
    gstr1Sheets(tables).map((sheet) => [sheet.number, sheetAsText(sheet).split('\n')[1]]),
  );
  const tax = '5\t1000.48\t25.01\t25.01';
  const supply = `1050.50\t27-Maharashtra\t${tax}`;
  expect(texts).toEqual({
    '4A': `27AABCU9603R1ZN\tBlue LLP\tINV/26-27/00001\t16-Nov-2026\t${supply}`,
    '7': '5\t-1000.48\t25.01\t25.01',
    '8': 'Registered persons\t5.00',
    '9B': `27AABCU9603R1ZN\tBlue LLP\tCN/1\t16-Nov-2026\tINV/26-27/00001\t${supply}`,
    '11A': '5\t1050.50\t1000.48\t25.01\t25.01',
    '11B': undefined,
    '12 (B2B)': undefined,
    '12 (B2C)': `999722\tNA\t0\t1050.50\t${tax}`,
    '13': 'Tax invoice\tINV/1\tINV/9\t9\t0\t9',
  });
});

test('and have the same number of cells as the header', () => {
  for (const sheet of gstr1Sheets(tables)) {
    for (const cells of sheet.rows) expect(cells).toHaveLength(sheet.columns.length);
  }
});

test.each([
  [{ paise: 1_05_050 }, '₹1,050.50'],
  [{ percent: 2.5 }, '2.5%'],
  [{ day: '2026-11-16' }, '16 Nov 2026'],
  ['NA', 'NA'],
])('%j is shown as %s', (cell, text) => {
  expect(shownCell(cell)).toBe(text);
});
