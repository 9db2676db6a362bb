import { indiaDay } from '@haldi/contract/kit/dates';
import type { Beautician } from '@haldi/contract/roster/schema';
import { auditChangesBetween, recordAuditEntry } from '../audit/service.ts';
import type { AppContext } from '../platform/app-context.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { Identity } from '../platform/http/identity.ts';
import { type NewImage, removeImageIfUnused, upsertImage } from '../platform/media/image-store.ts';
import { encodeUploadedImage } from '../platform/media/uploaded-images.ts';
import { beauticianNotFoundError, beauticianPictureUrl, readBeautician } from './service.ts';
import { lockBeautician, updateBeautician } from './store.ts';

type Pictures = Pick<AppContext, 'db' | 'live' | 'clock'>;

const replacePicture = async (
  { db, live, clock }: Pictures,
  by: Identity,
  id: number,
  image: NewImage | null,
): Promise<Beautician> => {
  const at = clock();
  const changed = await db.transaction(async (tx) => {
    const before = await lockBeautician(tx, id);
    if (!before) throw beauticianNotFoundError();
    const imageHash = image?.hash ?? null;
    if (imageHash === before.imageHash) return readBeautician(tx, id, indiaDay(at));
    if (image) await upsertImage(tx, image, at);
    await updateBeautician(tx, id, { imageHash });
    await recordAuditEntry(tx, {
      by,
      at,
      act: 'beautician-changed',
      subject: { id: String(id), name: before.name },
      changes: auditChangesBetween(
        { picture: beauticianPictureUrl(before.imageHash) },
        { picture: beauticianPictureUrl(imageHash) },
      ),
    });
    if (before.imageHash) await removeImageIfUnused(tx, before.imageHash);
    return readBeautician(tx, id, indiaDay(at));
  });
  live.publish('content-changed');
  return changed;
};

const missing = 'Choose a picture';

export const setBeauticianPicture = async (
  pictures: Pictures,
  by: Identity,
  id: number | null,
  upload: Uint8Array | undefined,
): Promise<Beautician> => {
  if (id === null) throw beauticianNotFoundError();
  if (!upload) throw new AppError('INVALID_INPUT', `${missing}.`, { fields: { image: missing } });
  const image = await encodeUploadedImage({ bytes: upload, userId: by.userId });
  return replacePicture(pictures, by, id, image);
};

export const removeBeauticianPicture = (
  pictures: Pictures,
  by: Identity,
  id: number,
): Promise<Beautician> => replacePicture(pictures, by, id, null);
