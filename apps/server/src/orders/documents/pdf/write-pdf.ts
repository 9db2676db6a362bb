import { instantOfIndiaTime } from '@haldi/contract/kit/dates';
import { type DocumentFonts, fontFeatures } from './document-fonts.ts';
import type { Mark, Page } from './sheet.ts';

type PdfProperties = { title: string; author: string; day: string };

/** The same pages give the same bytes. */
export const writePdf = async (
  pages: readonly Page[],
  fonts: DocumentFonts,
  { title, author, day }: PdfProperties,
): Promise<Buffer> => {
  const { default: PDFDocument } = await import('pdfkit');
  const at = instantOfIndiaTime(day, 0);
  const pdf = new PDFDocument({
    autoFirstPage: false,
    // Without a default font, because it would be read for nothing.
    font: '',
    pdfVersion: '1.7',
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: at, ModDate: at },
  });
  const chunks: Buffer[] = [];
  const finished = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  const draw: { [kind in Mark['kind']]: (mark: Extract<Mark, { kind: kind }>) => void } = {
    text: ({ x, y, text, style, size, colour }) => {
      let left = x;
      const runs = fonts.split(text, style);
      for (const { font, text: run } of runs) {
        pdf
          // The types know only files, but fonts that are open already are taken too.
          .font(font.font as unknown as string, font.name)
          .fontSize(size)
          .fillColor(colour)
          .text(run, left, y, {
            lineBreak: false,
            baseline: 'alphabetic',
            features: fontFeatures(run),
          });
        if (runs.length > 1)
          left +=
            (font.font.layout(run, fontFeatures(run)).advanceWidth / font.font.unitsPerEm) * size;
      }
    },
    rule: ({ x, y, width, thickness, colour }) => {
      pdf
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(thickness)
        .strokeColor(colour)
        .stroke();
    },
    picture: ({ x, y, width, height, bytes }) => {
      pdf.image(bytes, x, y, { width, height });
    },
  };
  for (const { width, height, marks } of pages) {
    pdf.addPage({ size: [width, height], margin: 0 });
    for (const mark of marks) (draw[mark.kind] as (mark: Mark) => void)(mark);
  }
  pdf.end();
  return finished;
};
