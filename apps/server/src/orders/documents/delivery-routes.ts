import { documentFileName, type PaperSize } from '@haldi/contract/documents/document-names';
import * as calls from '@haldi/contract/orders/documents/delivery-endpoints';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AppContext } from '../../platform/app-context.ts';
import { mount } from '../../platform/http/mount-endpoints.ts';
import { networkPrefixOf } from '../../platform/http/network-prefix.ts';
import { runEveryMinute } from '../../platform/jobs/run-regularly.ts';
import { requireOrderByLink } from '../order-link/service.ts';
import { type OrdersContext, requireOrderForReader } from '../service.ts';
import { createPdfContext, readDocumentPdf, renderMissingPdfs } from './pdf/service.ts';
import { readDocumentContent } from './read-documents.ts';
import { sendDocument } from './send-document.ts';

export const documentDeliveryRoutes = (
  app: FastifyInstance,
  context: AppContext,
  orders: OrdersContext,
): void => {
  const { db, clock, log } = context;
  const pdfs = createPdfContext(context);
  runEveryMinute(app, log, 'documents could not be rendered', () => renderMissingPdfs(pdfs), {
    runsAtStart: false,
  });

  type Wanted = { document: number; paper: PaperSize | undefined; orderId?: string };
  const send = async (
    reply: FastifyReply,
    { document, paper = 'a4', orderId }: Wanted,
  ): Promise<FastifyReply> => {
    const content = await readDocumentContent(db, document, orderId);
    const bytes = await readDocumentPdf(pdfs, { id: document, content }, paper);
    return reply
      .headers({
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${documentFileName(content, paper)}"`,
        'cache-control': 'private, no-store',
      })
      .send(bytes);
  };
  mount(app, calls.readDocumentPdf, async ({ identity, params, query, reply }) => {
    const order = await requireOrderForReader(db, identity, params.userId, params.orderId);
    return send(reply, { document: params.document, paper: query.paper, orderId: order._id });
  });
  mount(app, calls.readDocumentPdfByLink, async ({ params, query, request, reply }) => {
    orders.linkLimit.take(networkPrefixOf(request.ip));
    const { id } = await requireOrderByLink(db, params.link, clock());
    return send(reply, { document: params.document, paper: query.paper, orderId: id });
  });
  mount(app, calls.readDocumentPdfByDesk, ({ params, query, reply }) =>
    send(reply, { document: params.document, paper: query.paper }),
  );
  mount(app, calls.sendDocument, async ({ params, body }) => {
    await sendDocument(orders, params.document, body.attempt);
    return undefined;
  });
};
