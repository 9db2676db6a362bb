import type { AdminCatalogue } from '@haldi/contract/catalogue/desk/schema';
import { recordAuditEntry } from '../../audit/service.ts';
import { violatedForeignKeyConstraint } from '../../platform/database/constraint-errors.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import { removeImageIfUnused } from '../../platform/media/image-store.ts';
import { type CatalogueContext, readAdminCatalogue, serviceNotFoundError } from './service.ts';
import * as store from './store.ts';

const serviceSoldError = (): AppError =>
  new AppError(
    'SERVICE_SOLD',
    'One of these services is part of an order and cannot be deleted. Hide it instead.',
  );

/**
 * The foreign key of order lines decides whether a service was sold, also against an order that is
 * being placed at the same time. The price history is kept.
 */
export const removeServices = async (
  { db, live, clock }: CatalogueContext,
  by: Identity,
  ids: readonly string[],
): Promise<AdminCatalogue> => {
  const at = clock();
  const requested = [...new Set(ids)];
  await db
    .transaction(async (tx) => {
      const rows = await store.lockServices(tx, requested);
      if (rows.length < requested.length) throw serviceNotFoundError();
      await store.deleteServices(tx, requested);
      for (const { id, name } of rows) {
        await recordAuditEntry(tx, { by, at, act: 'service-removed', subject: { id, name } });
      }
      const pictures = new Set(rows.flatMap(({ imageHash }) => imageHash ?? []));
      for (const hash of pictures) await removeImageIfUnused(tx, hash);
    })
    .catch((error: unknown) => {
      throw violatedForeignKeyConstraint(error) === 'order_services_service_id_services_id_fk'
        ? serviceSoldError()
        : error;
    });
  live.publish('content-changed');
  return readAdminCatalogue(db);
};
