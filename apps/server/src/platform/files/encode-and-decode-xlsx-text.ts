import { encodeXmlText } from './encode-xml-text.ts';

const escapedCharacter = /_x([0-9a-f]{4})_/gi;

/** XLSX writes some characters as `_x000D_`. */
export const decodeXlsxText = (text: string): string =>
  text.replaceAll(escapedCharacter, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

/** Escapes text that looks like such a code, and carriage returns. */
const escapeCodes = (text: string): string =>
  text.replaceAll(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_').replaceAll('\r', '_x000D_');

export const encodeXlsxText = (text: string): string => encodeXmlText(escapeCodes(text));
