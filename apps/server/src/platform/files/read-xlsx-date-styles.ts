import { readXml } from './read-xml.ts';

const isBuiltInDate = (format: number): boolean =>
  (format >= 14 && format <= 22) ||
  (format >= 27 && format <= 36) ||
  (format >= 45 && format <= 58);

/** Ignores quoted and escaped text, colours and conditions. */
const isDateCode = (code: string): boolean =>
  /[dmyhs]/i.test(code.replaceAll(/"[^"]*"|\\.|\[(?!h|m|s)[^\]]*\]|General/gi, ''));

export const readXlsxDateStyles = (bytes: Buffer | undefined): ReadonlySet<number> => {
  const dates = new Set<number>();
  if (!bytes) return dates;
  const customDates = new Set<number>();
  let isInCells = false;
  let index = 0;
  readXml(bytes, {
    open: (name, { numFmtId = '0', formatCode = '' }) => {
      if (name === 'numFmt' && isDateCode(formatCode)) customDates.add(Number(numFmtId));
      if (name === 'cellXfs') isInCells = true;
      if (name !== 'xf' || !isInCells) return;
      const format = Number(numFmtId);
      if (isBuiltInDate(format) || customDates.has(format)) dates.add(index);
      index += 1;
    },
    close: (name) => {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return dates;
};
