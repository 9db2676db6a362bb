import {
  addComplaintPicture,
  readComplaintByLink,
  readOwnComplaint,
  writeComplaint,
  writeComplaintByLink,
} from '@haldi/contract/complaints/endpoints';
import type { ComplaintMessage, CustomerComplaint } from '@haldi/contract/complaints/schema';
import { callEndpoint } from '../../lib/call.ts';

type Answer = { complaint: CustomerComplaint | null };

/** How the complaint about an order is read and written: by its customer, or by the order link. */
export type ComplaintAccess = {
  key: string;
  read: (signal: AbortSignal) => Promise<Answer>;
  write: (message: ComplaintMessage) => Promise<Answer>;
  /** Absent by order link. */
  addPicture?: (image: Blob) => Promise<Answer>;
};

const ownAccess = (order: { userId: string; orderId: number }): ComplaintAccess => {
  const params = { userId: order.userId, orderId: String(order.orderId) };
  return {
    key: `${order.userId} ${order.orderId}`,
    read: (signal) => callEndpoint(readOwnComplaint, { params }, { signal }),
    write: (body) => callEndpoint(writeComplaint, { params, body }),
    addPicture: (image) =>
      callEndpoint(addComplaintPicture, { params, body: {}, files: { image } }),
  };
};

const linkedAccess = (link: string): ComplaintAccess => ({
  key: link,
  read: (signal) =>
    callEndpoint(readComplaintByLink, { params: { link } }, { signal, asVisitor: true }),
  write: (body) =>
    callEndpoint(writeComplaintByLink, { params: { link }, body }, { asVisitor: true }),
});

export type ComplaintOf = { userId: string; orderId: number } | { link: string };

export const complaintAccess = (of: ComplaintOf): ComplaintAccess =>
  'link' in of ? linkedAccess(of.link) : ownAccess(of);
