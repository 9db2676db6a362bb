import { inflateSync } from 'node:zlib';
import { create, type Font } from 'fontkit';

type PdfFont = { font: Font; toText: Map<number, string> };
export type PdfText = { text: string; x: number; y: number; size: number };
export type PdfPage = { width: number; height: number; texts: PdfText[] };

/**
 * Reads the files of pdfkit: uncompressed objects, and texts as hexadecimal glyphs of embedded
 * fonts. Throws for a glyph that has no outline, because that part of the page would be empty.
 */
export const readPdf = (file: Buffer): PdfPage[] => {
  const source = file.toString('latin1');
  const objects = new Map<number, string>();
  for (const [, id, body = ''] of source.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    objects.set(Number(id), body);
  }
  const objectAt = (id: string | undefined): string => {
    const found = objects.get(Number(id));
    if (found === undefined) throw new Error(`object ${id} is missing`);
    return found;
  };
  const referenced = (body: string, key: string): string =>
    objectAt(new RegExp(`/${key} \\[?(\\d+) 0 R`).exec(body)?.[1]);
  const streamOf = (body: string): Buffer => {
    const [, content = ''] = /stream\n([\s\S]*)\nendstream/.exec(body) ?? [];
    const bytes = Buffer.from(content, 'latin1');
    return body.includes('/FlateDecode') ? inflateSync(bytes) : bytes;
  };
  const readFont = (body: string): PdfFont => {
    const descriptor = referenced(referenced(body, 'DescendantFonts'), 'FontDescriptor');
    const toText = new Map<number, string>();
    const cmap = streamOf(referenced(body, 'ToUnicode')).toString('latin1');
    for (const [, first = '', , list = ''] of cmap.matchAll(/<(\w+)> <(\w+)> \[([^\]]*)\]/g)) {
      for (const [index, [, hex = '']] of [...list.matchAll(/<([\w ]*)>/g)].entries()) {
        const text = Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le');
        toText.set(Number.parseInt(first, 16) + index, text);
      }
    }
    return { font: create(streamOf(referenced(descriptor, 'FontFile2'))) as Font, toText };
  };
  const fonts = new Map<string, PdfFont>();
  const fontNamed = (name: string, resources: string): PdfFont => {
    const [, id = ''] = new RegExp(`/${name} (\\d+) 0 R`).exec(resources) ?? [];
    const font = fonts.get(id) ?? readFont(objectAt(id));
    fonts.set(id, font);
    return font;
  };
  const readGlyphs = (hex: string, { font, toText }: PdfFont): string =>
    [...hex.matchAll(/.{4}/g)]
      .map(([glyph]) => {
        const id = Number.parseInt(glyph, 16);
        const text = toText.get(id) ?? '';
        const isBlank = /^\s*$/u.test(text);
        if (id === 0 || (!isBlank && font.getGlyph(id).path.commands.length === 0)) {
          throw new Error(`glyph ${id} of "${text}" has no outline`);
        }
        return text;
      })
      .join('');
  const readPage = (page: string): PdfPage => {
    const [, width = 0, height = 0] =
      /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(page)?.map(Number) ?? [];
    const content = streamOf(referenced(page, 'Contents')).toString('latin1');
    const resources = referenced(page, 'Resources');
    const texts: PdfText[] = [];
    for (const [, block = ''] of content.matchAll(/BT\n([\s\S]*?)\nET/g)) {
      const [, x = 0, y = 0] = /1 0 0 1 (-?[\d.]+) (-?[\d.]+) Tm/.exec(block)?.map(Number) ?? [];
      const [, name = '', size = ''] = /\/(F\d+) ([\d.]+) Tf/.exec(block) ?? [];
      const font = fontNamed(name, resources);
      const glyphs = [...block.matchAll(/<([0-9a-f]+)>/g)].map(([, hex = '']) => hex).join('');
      texts.push({ text: readGlyphs(glyphs, font), x, y, size: Number(size) });
    }
    return { width, height, texts };
  };
  return [...objects.values()].filter((body) => /\/Type \/Page\n/.test(body)).map(readPage);
};
