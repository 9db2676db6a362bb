import { expect, test } from 'vitest';
import { formatReportCell } from './format-report-cell.ts';

test.each([
  [null, 'count', 'unknown'],
  ['Gold Facial', 'text', 'Gold Facial'],
  ['2026-11-16', 'bucket', '16 Nov 2026'],
  [123_456, 'rupees', '₹1,23,456'],
  [1_299.5, 'rupees', '₹1,299.50'],
  [-500, 'rupees', '-₹500'],
  [123_456, 'count', '1,23,456'],
  [33.3, 'percent', '33.3%'],
  [0, 'percent', '0%'],
  [125, 'minutes', '2 h 5 min'],
  [45, 'minutes', '45 min'],
] as const)('%j as %s', (cell, kind, text) => {
  expect(formatReportCell(cell, kind, 'day')).toBe(text);
});
