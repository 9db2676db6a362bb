import { matchPictures } from '@haldi/contract/catalogue/menu-file/match-pictures';
import { pictureZipLimits } from '@haldi/contract/catalogue/menu-file/menu-file-columns';
import type { PendingPicture } from '@haldi/contract/catalogue/menu-file/menu-import-preview';
import type {
  PictureZipPreview,
  PictureZipResult,
} from '@haldi/contract/catalogue/menu-file/picture-zip-preview';
import { imageLimits } from '@haldi/contract/images/uploaded-images';
import { formatMegabytes } from '@haldi/contract/kit/format-megabytes';
import { auditChangesBetween, recordAuditEntry } from '../../audit/service.ts';
import type { Db } from '../../platform/database/database.ts';
import { unreadableFileError } from '../../platform/files/file-errors.ts';
import { openZip, type Zip, type ZipLimits } from '../../platform/files/read-zip.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import {
  type NewImage,
  removeImageIfUnused,
  upsertImage,
} from '../../platform/media/image-store.ts';
import { checkUploadedImage, encodeUploadedImage } from '../../platform/media/uploaded-images.ts';
import { servicePictureUrl } from '../service.ts';
import { type CurrentMenu, hashMenuFilePreview, readCurrentMenu } from './current-menu.ts';
import { type MenuFileContext, menuFileCopy } from './service.ts';
import { lockWholeMenu, updateServiceImage } from './store.ts';

const copy = {
  tooLarge: `Larger than ${formatMegabytes(imageLimits.bytes)}`,
  unclear: 'Matches several services, or another file matches the same service',
  invalid: 'Some pictures cannot be used. Nothing was changed.',
  none: 'No picture in this zip matches a service.',
  tooMany: `Upload at most ${pictureZipLimits.pictures} pictures at once`,
};

/** Compression barely shrinks pictures, so the unpacked size is close to the size of the zip. */
const zipLimits: ZipLimits = {
  entries: pictureZipLimits.pictures * 3,
  entry: imageLimits.bytes,
  total: pictureZipLimits.bytes * 2,
};

const openPictures = (file: Uint8Array | undefined): Promise<Zip> => {
  if (!file) throw unreadableFileError(menuFileCopy.noFile);
  return openZip(Buffer.from(file.buffer, file.byteOffset, file.byteLength), zipLimits);
};

const refusalReason = (error: unknown): string => {
  if (error instanceof AppError) return error.message;
  throw error;
};

/** Sequential, so that only one picture is unpacked in memory. */
const checkPictures = async (zip: Zip, files: readonly string[], userId: string) => {
  const refused: PictureZipPreview['refused'] = [];
  for (const file of files) {
    if (zip.sizeOf(file) > imageLimits.bytes) refused.push({ file, reason: copy.tooLarge });
    else {
      const bytes = (await zip.read(file)) ?? Buffer.alloc(0);
      await checkUploadedImage({ bytes, userId }).catch((error: unknown) => {
        refused.push({ file, reason: refusalReason(error) });
      });
    }
  }
  return refused;
};

type PictureUpload = { file: Uint8Array | undefined; awaited: readonly PendingPicture[] };

const matchZip = ({ state }: CurrentMenu, zip: Zip, { awaited }: PictureUpload) =>
  matchPictures(zip.names, state.services, awaited);

const fingerprint = (
  menu: CurrentMenu,
  matches: ReturnType<typeof matchZip>,
  upload: PictureUpload,
): string => {
  const before = matches.matched.map(({ id }) => menu.rows.get(id)?.imageHash ?? '');
  return hashMenuFilePreview([matches, before], upload.file ?? new Uint8Array());
};

export const previewPictureZip = async (
  db: Db,
  by: Identity,
  upload: PictureUpload,
): Promise<PictureZipPreview> => {
  const zip = await openPictures(upload.file);
  const menu = await readCurrentMenu(db);
  const matches = matchZip(menu, zip, upload);
  const files = [...new Set(matches.matched.map(({ file }) => file))];
  if (files.length > pictureZipLimits.pictures) throw unreadableFileError(copy.tooMany);
  const refused = await checkPictures(zip, files, by.userId);
  const refusedFiles = new Set(refused.map(({ file }) => file));
  return {
    fingerprint: fingerprint(menu, matches, upload),
    matched: matches.matched.flatMap(({ file, id }) => {
      const row = menu.rows.get(id);
      if (!row || refusedFiles.has(file)) return [];
      const section = menu.menu.nameOf(row.dataSet);
      return { file, id, name: row.name, section, replaces: row.imageHash !== null };
    }),
    unmatched: [...matches.unmatched],
    refused: [...refused, ...matches.unclear.map((file) => ({ file, reason: copy.unclear }))],
  };
};

const processPictures = async (
  zip: Zip,
  files: ReadonlySet<string>,
  userId: string,
): Promise<Map<string, NewImage>> => {
  const images = new Map<string, NewImage>();
  for (const file of files) {
    const bytes = (await zip.read(file)) ?? Buffer.alloc(0);
    images.set(file, await encodeUploadedImage({ bytes, userId }));
  }
  return images;
};

export const applyPictureZip = async (
  { db, live, clock }: MenuFileContext,
  by: Identity,
  seenFingerprint: string,
  upload: PictureUpload,
): Promise<PictureZipResult> => {
  const preview = await previewPictureZip(db, by, upload);
  const details = preview;
  const changed = () => new AppError('MENU_CHANGED', menuFileCopy.changed, { details });
  if (preview.fingerprint !== seenFingerprint) throw changed();
  if (preview.refused.length > 0) throw new AppError('INVALID_INPUT', copy.invalid, { details });
  if (preview.matched.length === 0) throw unreadableFileError(copy.none);
  const zip = await openPictures(upload.file);
  const images = await processPictures(
    zip,
    new Set(preview.matched.map(({ file }) => file)),
    by.userId,
  );
  const at = clock();
  await db.transaction(async (tx) => {
    await lockWholeMenu(tx);
    const menu = await readCurrentMenu(tx);
    if (fingerprint(menu, matchZip(menu, zip, upload), upload) !== seenFingerprint) throw changed();
    for (const { file, id } of preview.matched) {
      const [row, image] = [menu.rows.get(id), images.get(file)];
      if (!row || !image || row.imageHash === image.hash) continue;
      await upsertImage(tx, image, at);
      await updateServiceImage(tx, id, image.hash, at);
      const changes = auditChangesBetween(
        { picture: servicePictureUrl(row) },
        { picture: servicePictureUrl({ ...row, imageHash: image.hash }) },
      );
      const subject = { id, name: row.name };
      await recordAuditEntry(tx, { by, at, act: 'service-changed', subject, changes });
      if (row.imageHash) await removeImageIfUnused(tx, row.imageHash);
    }
  });
  live.publish('content-changed');
  return { stored: preview.matched.length };
};
