import type { DocumentContent } from '@haldi/contract/documents/document-content';
import { documentNames, type PaperSize } from '@haldi/contract/documents/document-names';
import { describePrintedDocument } from '@haldi/contract/documents/printed-document';
import { layOutA4 } from './a4-layout.ts';
import { documentFonts } from './document-fonts.ts';
import type { DocumentLook } from './document-look.ts';
import { layOutReceipt } from './receipt-layout.ts';
import { measuring, type Page } from './sheet.ts';
import { writePdf } from './write-pdf.ts';

const layouts = { a4: layOutA4, receipt: layOutReceipt };

export const layOutDocument = async (
  content: DocumentContent,
  paper: PaperSize,
  look: DocumentLook,
): Promise<Page[]> =>
  layouts[paper](describePrintedDocument(content), look, measuring(await documentFonts()));

export const renderDocument = async (
  content: DocumentContent,
  paper: PaperSize,
  look: DocumentLook,
): Promise<Buffer> => {
  const pages = await layOutDocument(content, paper, look);
  await new Promise(setImmediate);
  return writePdf(pages, await documentFonts(), {
    title: `${documentNames[content.kind]} ${content.number}`,
    author: content.seller.name,
    day: content.issuedOn,
  });
};
