const written = /_x([0-9a-f]{4})_/gi;

/** Spreadsheets write a character they cannot hold by its number: `_x000D_`. */
export const decodeXlsxText = (text: string): string =>
  text.replaceAll(written, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Text that only looks like such a number is written so that it is read back as it was. */
const keepNumbers = (text: string): string =>
  text.replaceAll(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_').replaceAll('\r', '_x000D_');

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const encodeXlsxText = (text: string): string =>
  keepNumbers(text).replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);
