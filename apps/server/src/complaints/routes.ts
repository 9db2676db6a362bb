import * as desk from '@haldi/contract/complaints/desk/endpoints';
import * as calls from '@haldi/contract/complaints/endpoints';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireOrderByLink } from '../orders/order-link/service.ts';
import { requireOwnOrderId } from '../orders/service.ts';
import type { AppContext } from '../platform/app-context.ts';
import { mount } from '../platform/http/mount-endpoints.ts';
import { networkPrefixOf } from '../platform/http/network-prefix.ts';
import { createOptionalRateLimit } from '../platform/http/rate-limit.ts';
import { addPicture } from './add-picture.ts';
import { changeComplaint } from './change-complaint.ts';
import { closeComplaint } from './close-complaint.ts';
import { readComplaintOfLinkedOrder, readCustomerComplaint } from './customer-complaint.ts';
import { readComplaint, readComplaints, readPicture } from './read-complaints.ts';
import { requireOrderOfComplaint } from './service.ts';
import { openByDesk, openFromReview, writeByCustomer } from './write-complaint.ts';

/** Per network: Indian providers put whole streets behind one address. */
const readsAMinute = { max: 120, windowMs: 60_000 };
const writesAnHour = { max: 20, windowMs: 60 * 60_000 };

export const complaintRoutes = (app: FastifyInstance, context: AppContext): void => {
  const { db, clock, config } = context;
  mount(app, calls.readOwnComplaint, async ({ identity, params }) =>
    readCustomerComplaint(db, await requireOwnOrderId(db, identity, params)),
  );
  mount(app, calls.writeComplaint, async ({ identity, params, body }) => {
    const orderId = await requireOwnOrderId(db, identity, params);
    await writeByCustomer(context, orderId, body);
    return readCustomerComplaint(db, orderId);
  });
  mount(app, calls.addComplaintPicture, async ({ identity, params, files }) => {
    const orderId = await requireOwnOrderId(db, identity, params);
    const { userId } = identity;
    await addPicture(context, orderId, { by: null, userId, image: files.image });
    return readCustomerComplaint(db, orderId);
  });
  mount(app, calls.readComplaintPicture, async ({ identity, params, reply }) => {
    const picture = await readPicture(db, identity, params.complaint, params.picture);
    return reply
      .headers({ 'content-type': 'image/webp', 'cache-control': 'no-store' })
      .send(picture);
  });

  const reads = createOptionalRateLimit(config.rateLimits, { ...readsAMinute, clock });
  const writes = createOptionalRateLimit(config.rateLimits, { ...writesAnHour, clock });
  const prepare = (request: FastifyRequest, reply: FastifyReply, limit: typeof reads): void => {
    limit.take(networkPrefixOf(request.ip));
    reply.header('cache-control', 'no-store');
  };
  mount(app, calls.readComplaintByLink, async ({ params, request, reply }) => {
    prepare(request, reply, reads);
    const { id } = await requireOrderByLink(db, params.link, clock());
    return readComplaintOfLinkedOrder(db, id);
  });
  mount(app, calls.writeComplaintByLink, async ({ params, body, request, reply }) => {
    prepare(request, reply, writes);
    const { id } = await requireOrderByLink(db, params.link, clock());
    await writeByCustomer(context, id, body);
    return readComplaintOfLinkedOrder(db, id);
  });

  const read = (id: string) => readComplaint(db, id, clock());
  mount(app, desk.listComplaints, ({ query }) => readComplaints(db, query, clock()));
  mount(app, desk.readComplaint, ({ params }) => read(params._id));
  mount(app, desk.openComplaint, async ({ identity, params, body }) =>
    read(await openByDesk(context, identity, params._id, { ...body, source: 'phone' })),
  );
  mount(app, desk.openComplaintFromReview, async ({ identity, params, body }) =>
    read(await openFromReview(context, identity, params.id, body)),
  );
  mount(app, desk.changeComplaint, async ({ identity, params, body }) => {
    if (body.kind === 'close') await closeComplaint(context, identity, params._id, body);
    else await changeComplaint(context, identity, params._id, body);
    return read(params._id);
  });
  mount(app, desk.addComplaintPictureByDesk, async ({ identity, params, files }) => {
    const orderId = await requireOrderOfComplaint(db, params._id);
    const { userId } = identity;
    await addPicture(context, orderId, { by: identity, userId, image: files.image });
    return read(params._id);
  });
};
