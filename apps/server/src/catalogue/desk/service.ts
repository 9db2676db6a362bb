import {
  type AdminCatalogue,
  type AdminService,
  type CurrentServices,
  type NewService,
  newSkillOption,
  type PriceHistoryEntry,
  type ServiceUpdate,
} from '@haldi/contract/catalogue/desk/schema';
import { auditChangesBetween, recordAuditEntry } from '../../audit/service.ts';
import type { AppContext } from '../../platform/app-context.ts';
import {
  violatedForeignKeyConstraint,
  violatedUniqueConstraint,
} from '../../platform/database/constraint-errors.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import { type NewImage, removeImageIfUnused, saveImage } from '../../platform/media/image-store.ts';
import { encodeUploadedImage } from '../../platform/media/uploaded-images.ts';
import { ensureSkill, readSkillNamesById } from '../../skills/service.ts';
import { indexMenu, type MenuIndex, readMenuIndex, readWholeMenu } from '../menu/service.ts';
import { servicePictureUrl } from '../service.ts';
import type { ServiceRow } from '../services-store.ts';
import { builtInPictures, defaultPictureOfSection } from '../starter/built-in-pictures.ts';
import { candidateServiceIds } from './service-ids.ts';
import * as store from './store.ts';

export type CatalogueContext = Pick<AppContext, 'db' | 'live' | 'clock'>;

const toAdminService = (row: ServiceRow): AdminService => ({
  _id: row.id,
  name: row.name,
  description: row.description,
  dataSet: row.dataSet,
  skill: String(row.skillId),
  image: servicePictureUrl(row),
  price: row.price,
  offerprice: row.offerprice,
  duration: row.duration,
  hidden: row.hidden,
  version: row.version,
  updatedAt: row.updatedAt.toISOString(),
});

export const readAdminCatalogue = async (db: Db): Promise<AdminCatalogue> => {
  const menu = await readWholeMenu(db);
  const services = indexMenu(menu).inOrder(await store.listAllServices(db));
  return { services: services.map(toAdminService), menu, pictures: [...builtInPictures] };
};

export const serviceNotFoundError = (): AppError =>
  new AppError('NOT_FOUND', 'This service does not exist.');
export const servicesChangedError = (rows: readonly ServiceRow[]): AppError => {
  const details: CurrentServices = { services: rows.map(toAdminService) };
  const message =
    'This was changed while you were editing. Review the current version and try again.';
  return new AppError('SERVICE_CHANGED', message, { details });
};

const nameTakenError = (): AppError => {
  const reason = 'A service with this name already exists in this category';
  return new AppError('ALREADY_TAKEN', reason, { fields: { name: reason } });
};
const unknownSkillError = (): AppError => {
  const reason = 'This skill is no longer on the list';
  return new AppError('INVALID_INPUT', reason, { fields: { skill: reason } });
};
const unknownSectionError = (): AppError => {
  const reason = 'This section is no longer on the menu';
  return new AppError('INVALID_INPUT', reason, { fields: { dataSet: reason } });
};
const mapConstraintErrors = async <T>(write: Promise<T>): Promise<T> => {
  try {
    return await write;
  } catch (error) {
    const missing = violatedForeignKeyConstraint(error);
    if (missing === 'services_skill_id_skills_id_fk') throw unknownSkillError();
    if (missing === 'services_data_set_menu_sections_key_fk') throw unknownSectionError();
    throw violatedUniqueConstraint(error) === 'services_name' ? nameTakenError() : error;
  }
};

const checkLibraryPicture = (picture: string): void => {
  if (picture === '' || builtInPictures.some(({ image }) => image === picture)) return;
  const reason = 'Choose a picture from the library or upload one';
  throw new AppError('INVALID_INPUT', reason, { fields: { picture: reason } });
};

type Picture = Pick<ServiceRow, 'image' | 'imageHash'>;

/** An upload has priority over the picture library; without either the picture stays. */
const choosePicture = (image: NewImage | undefined, picture: string, before: Picture): Picture => {
  if (image) return { image: before.image, imageHash: image.hash };
  if (picture) return { image: picture, imageHash: null };
  return { image: before.image, imageHash: before.imageHash };
};

export const toServiceAuditFields = (
  row: store.ServiceChanges,
  skills: ReadonlyMap<string, string>,
  menu: MenuIndex,
) => ({
  name: row.name,
  description: row.description,
  category: menu.nameOf(row.dataSet),
  skill: skills.get(String(row.skillId)) ?? '',
  price: row.price,
  offerprice: row.offerprice,
  duration: row.duration,
  picture: servicePictureUrl(row),
});

const findOrCreateSkill = async (tx: Db, skill: string, section: string): Promise<number> =>
  skill === newSkillOption ? ensureSkill(tx, section) : Number(skill);

type Priced = Pick<ServiceRow, 'price' | 'offerprice'>;

/** Without `before` the service is new. */
export const toPriceHistoryRow = (
  by: Identity,
  at: Date,
  { id, price, offerprice }: Priced & { id: string },
  before?: Priced,
) => ({
  serviceId: id,
  price,
  offerprice,
  ...(before && { oldPrice: before.price, oldOfferprice: before.offerprice }),
  adminId: by.userId,
  adminName: by.username,
  at,
});

export const addService = async (
  { db, live, clock }: CatalogueContext,
  by: Identity,
  { picture, skill, ...draft }: NewService,
  upload: Uint8Array | undefined,
): Promise<AdminService> => {
  checkLibraryPicture(picture);
  const image = upload && (await encodeUploadedImage({ bytes: upload, userId: by.userId }));
  const at = clock();
  const id = await db.transaction(async (tx) => {
    if (image) await saveImage(tx, image, at);
    const menu = await readMenuIndex(tx);
    const drawing = defaultPictureOfSection(draft.dataSet, menu);
    const values = {
      ...draft,
      skillId: await findOrCreateSkill(tx, skill, menu.nameOf(draft.dataSet)),
      offerprice: draft.offerprice === '' ? draft.price : draft.offerprice,
      position: await store.nextServicePosition(tx, draft.dataSet),
      ...choosePicture(image, picture, { image: drawing, imageHash: null }),
    };
    for (const candidate of candidateServiceIds(draft.dataSet, draft.name)) {
      const row = { ...values, id: candidate, updatedAt: at };
      if (!(await mapConstraintErrors(store.insertService(tx, row)))) continue;
      await store.insertPriceHistoryRows(tx, [toPriceHistoryRow(by, at, row)]);
      await recordAuditEntry(tx, {
        by,
        at,
        act: 'service-added',
        subject: { id: candidate, name: draft.name },
        changes: auditChangesBetween(
          {},
          toServiceAuditFields(values, await readSkillNamesById(tx), menu),
        ),
      });
      return candidate;
    }
    throw new Error('the ids for a new service have no end');
  });
  live.publish('content-changed');
  return readService(db, id);
};

const readService = async (db: Db, id: string): Promise<AdminService> => {
  const row = await store.findService(db, id);
  if (!row) throw serviceNotFoundError();
  return toAdminService(row);
};

export const updateService = async (
  { db, live, clock }: CatalogueContext,
  by: Identity,
  id: string,
  { picture, version, skill, ...draft }: ServiceUpdate,
  upload: Uint8Array | undefined,
): Promise<AdminService> => {
  checkLibraryPicture(picture);
  const image = upload && (await encodeUploadedImage({ bytes: upload, userId: by.userId }));
  const at = clock();
  await db.transaction(async (tx) => {
    const [before] = await store.lockServices(tx, [id]);
    if (!before) throw serviceNotFoundError();
    if (before.version !== version) throw servicesChangedError([before]);
    if (image) await saveImage(tx, image, at);
    const isMoved = draft.dataSet !== before.dataSet;
    const menu = await readMenuIndex(tx);
    const values = {
      ...draft,
      skillId: await findOrCreateSkill(tx, skill, menu.nameOf(draft.dataSet)),
      offerprice: draft.offerprice === '' ? draft.price : draft.offerprice,
      position: isMoved ? await store.nextServicePosition(tx, draft.dataSet) : before.position,
      ...choosePicture(image, picture, before),
    };
    const skills = await readSkillNamesById(tx);
    const changes = auditChangesBetween(
      toServiceAuditFields(before, skills, menu),
      toServiceAuditFields(values, skills, menu),
    );
    if (changes.length === 0) return;
    await mapConstraintErrors(store.updateService(tx, id, values, at));
    if (before.price !== values.price || before.offerprice !== values.offerprice) {
      await store.insertPriceHistoryRows(tx, [
        toPriceHistoryRow(by, at, { id, ...values }, before),
      ]);
    }
    await recordAuditEntry(tx, {
      by,
      at,
      act: 'service-changed',
      subject: { id, name: draft.name },
      changes,
    });
    if (before.imageHash && before.imageHash !== values.imageHash) {
      await removeImageIfUnused(tx, before.imageHash);
    }
  });
  live.publish('content-changed');
  return readService(db, id);
};

const historyLimit = 200;

export const readPriceHistory = async (db: Db, id: string): Promise<PriceHistoryEntry[]> => {
  await readService(db, id);
  const rows = await store.listPriceHistoryRows(db, id, historyLimit);
  return rows.map(({ price, offerprice, oldPrice, oldOfferprice, adminName, at }) => ({
    price,
    offerprice,
    before:
      oldPrice === null || oldOfferprice === null
        ? null
        : { price: oldPrice, offerprice: oldOfferprice },
    by: adminName,
    at: at.toISOString(),
  }));
};
