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

export type RenderJob = { content: DocumentContent; paper: PaperSize; look: DocumentLook };

export const layOutDocument = async ({ content, paper, look }: RenderJob): Promise<Page[]> =>
  layouts[paper](describePrintedDocument(content), look, measuring(await documentFonts()));

export const renderDocument = async (job: RenderJob): Promise<Buffer> => {
  const { content } = job;
  return writePdf(await layOutDocument(job), await documentFonts(), {
    title: `${documentNames[content.kind]} ${content.number}`,
    author: content.seller.name,
    day: content.issuedOn,
  });
};
