import type { Guard } from '../../../../testing/guard.ts';

const api = 'document-pdfs.test.ts';
const drawing = 'render-document.rule.test.ts';

export const guards: Guard[] = [
  {
    what: 'rendered documents are append-only',
    file: '../../../migrations/0001_additions.sql',
    find: 'CREATE TRIGGER "document_pdfs_grows" BEFORE UPDATE OR DELETE OR TRUNCATE',
    replace: 'CREATE TRIGGER "document_pdfs_grows" BEFORE TRUNCATE',
    test: api,
  },
  {
    what: 'a PDF is read only under the order of its customer',
    file: '../delivery-routes.ts',
    find: ', orderId: order._id }',
    replace: ' }',
    test: api,
  },
  {
    what: 'an order link opens only the PDF files of its order',
    file: '../delivery-routes.ts',
    find: ', orderId: id }',
    replace: ' }',
    test: api,
  },
  {
    what: 'a run renders a limited number of documents',
    file: 'service.ts',
    find: 'const documentsPerRun = 20;',
    replace: 'const documentsPerRun = 200;',
    test: api,
  },
  {
    what: 'a message about a bill has a link that opens',
    file: '../send-document.ts',
    find: 'if (found.link === null || now >= orderLinkExpiresAt(found.appointmentDate)) {',
    replace: 'if (now < orderLinkExpiresAt("2000-01-01")) {',
    test: '../send-document.test.ts',
  },
  {
    what: 'a bill can be sent again',
    file: '../send-document.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source code
    find: '`${id} ${attempt}`',
    replace: 'String(id)',
    test: '../send-document.test.ts',
  },
  {
    what: 'letters have outlines, also in the file',
    file: 'document-fonts.ts',
    find: '-normal.woff`',
    replace: '-normal.woff2`',
    test: drawing,
  },
  {
    what: 'the last line is on the page of the totals',
    file: 'a4-layout.ts',
    find: 'height + (isLast ? totalsHeight : 0)',
    replace: 'height',
    test: drawing,
  },
  {
    what: 'documents of a salon without GSTIN name no tax',
    file: '../../../../../../packages/contract/src/documents/printed-document.ts',
    find: 'isRegistered && kindsWithReverseCharge',
    replace: 'kindsWithReverseCharge',
    test: '../../../../../../packages/contract/src/documents/printed-document.test.ts',
  },
];
