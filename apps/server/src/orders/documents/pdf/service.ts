import type { DocumentContent } from '@haldi/contract/documents/document-content';
import type { PaperSize } from '@haldi/contract/documents/document-names';
import sharp from 'sharp';
import { readSalonBranding } from '../../../branding/service.ts';
import type { AppContext } from '../../../platform/app-context.ts';
import { WorkQueue } from '../../../platform/jobs/work-queue.ts';
import type { DocumentLook } from './document-look.ts';
import { renderInThread } from './render-in-thread.ts';
import { findPdf, insertPdf, listDocumentsWithoutPdf } from './store.ts';

export type PdfContext = Pick<AppContext, 'db' | 'clock' | 'config' | 'log'> & {
  queue: WorkQueue;
};

export const createPdfContext = ({ db, clock, config, log }: AppContext): PdfContext => ({
  ...{ db, clock, config, log },
  queue: new WorkQueue({
    concurrency: 1,
    waiting: 50,
    fullMessage: 'Many documents are being prepared. Please try again in a moment.',
  }),
});

/** Light logos are made for a dark background, and paper is white. */
const readLook = async ({ db, config }: PdfContext): Promise<DocumentLook> => {
  const { palette, logo } = await readSalonBranding(db, config);
  if (!logo || logo.isLight) return { palette, logo: null };
  const { data, info } = await sharp(logo.bytes)
    .resize({ width: 600, height: 200, fit: 'inside', withoutEnlargement: true })
    // PDF stores transparency as a second picture.
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { palette, logo: { bytes: data, width: info.width, height: info.height } };
};

type Issued = { id: number; content: DocumentContent };

const renderAndStore = async (
  context: PdfContext,
  issued: readonly Issued[],
  paper: PaperSize,
): Promise<void> => {
  const { db, clock, log } = context;
  if (issued.length === 0) return;
  const look = await readLook(context);
  const results = await renderInThread(issued.map(({ content }) => ({ content, paper, look })));
  for (const [index, { id: documentId }] of issued.entries()) {
    const result = results[index];
    if (result && 'bytes' in result) {
      await insertPdf(db, { documentId, paper, bytes: Buffer.from(result.bytes) }, clock());
    } else {
      log.error({ documentId, reason: result?.failure }, 'a document could not be rendered');
    }
  }
};

/** The same bytes every time. */
export const readDocumentPdf = async (
  context: PdfContext,
  issued: Issued,
  paper: PaperSize,
): Promise<Buffer> => {
  const read = () => findPdf(context.db, issued.id, paper);
  const stored = await read();
  if (stored) return stored;
  return context.queue.run(async () => {
    if (!(await read())) await renderAndStore(context, [issued], paper);
    const rendered = await read();
    if (!rendered) throw new Error(`document ${issued.id} could not be rendered`);
    return rendered;
  }, String(issued.id));
};

const documentsPerRun = 20;
const dayMs = 24 * 60 * 60_000;

/**
 * Receipts are rendered when they are first opened, and so are older documents: those of demo data,
 * and one that could not be rendered for a day.
 */
export const renderMissingPdfs = (context: PdfContext): Promise<void> =>
  context.queue.run(async () => {
    const issuedAfter = new Date(context.clock().getTime() - dayMs);
    const wanted = { paper: 'a4', issuedAfter, limit: documentsPerRun } as const;
    await renderAndStore(context, await listDocumentsWithoutPdf(context.db, wanted), 'a4');
  });
