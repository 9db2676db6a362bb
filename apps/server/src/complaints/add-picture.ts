import { randomUUID } from 'node:crypto';
import { maxComplaintPictures } from '@haldi/contract/complaints/schema';
import type { Identity } from '../platform/http/identity.ts';
import { encodeUploadedImage } from '../platform/media/uploaded-images.ts';
import * as errors from './errors.ts';
import {
  type ComplaintsContext,
  lockCase,
  publishComplaintChanged,
  requireAllowed,
  saveStep,
} from './locked-case.ts';
import * as store from './store.ts';

type Upload = {
  /** Null: the customer. */
  by: Identity | null;
  /** Uploads of an account take turns. */
  userId: string;
  image: Uint8Array | undefined;
};

/** The same picture counts once. */
export const addPicture = async (
  context: ComplaintsContext,
  orderId: string,
  { by, userId, image }: Upload,
): Promise<void> => {
  const { db, clock } = context;
  if (!image) throw errors.pictureRequiredError();
  const { hash, large: picture } = await encodeUploadedImage({ bytes: image, userId });
  const at = clock();
  const order = await db.transaction(async (tx) => {
    const { order: locked, complaint } = await lockCase(tx, orderId);
    const known = await store.listPictures(tx, complaint.id);
    if (known.some((one) => one.hash === hash)) return locked;
    requireAllowed('add-picture', { by }, complaint);
    if (known.length >= maxComplaintPictures) throw errors.tooManyPicturesError();
    const adminId = by?.userId ?? null;
    await store.insertPicture(tx, {
      ...{ id: randomUUID(), complaintId: complaint.id, hash, picture, adminId, createdAt: at },
    });
    await store.updateComplaint(tx, complaint, {});
    await saveStep(tx, complaint, { kind: 'picture', text: '' }, { by, attempt: null, at });
    return locked;
  });
  publishComplaintChanged(context, order);
};
