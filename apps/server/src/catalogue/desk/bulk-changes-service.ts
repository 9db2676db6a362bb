import type { AuditChange } from '@haldi/contract/audit/schema';
import type { PriceChange, Prices } from '@haldi/contract/catalogue/desk/bulk-price-change';
import type { AdminCatalogue } from '@haldi/contract/catalogue/desk/schema';
import { formatRupees } from '@haldi/contract/kit/money';
import { recordAuditEntry } from '../../audit/service.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import { type MenuIndex, readMenuIndex } from '../menu/service.ts';
import type { ServiceRow } from '../services-store.ts';
import {
  type CatalogueContext,
  readAdminCatalogue,
  serviceNotFoundError,
  servicesChangedError,
  toPriceHistoryRow,
} from './service.ts';
import * as store from './store.ts';

export const setServicesHidden = async (
  { db, live, clock }: CatalogueContext,
  by: Identity,
  ids: readonly string[],
  hidden: boolean,
): Promise<AdminCatalogue> => {
  const at = clock();
  const requested = new Set(ids);
  await db.transaction(async (tx) => {
    const rows = await store.lockServices(tx, [...requested]);
    if (rows.length < requested.size) throw serviceNotFoundError();
    const changedRows = rows.filter((row) => row.hidden !== hidden);
    if (changedRows.length === 0) return;
    await store.updateServicesHidden(
      tx,
      changedRows.map(({ id }) => id),
      hidden,
      at,
    );
    for (const { id, name } of changedRows) {
      const act = hidden ? 'service-hidden' : 'service-shown';
      await recordAuditEntry(tx, { by, at, act, subject: { id, name } });
    }
  });
  live.publish('content-changed');
  return readAdminCatalogue(db);
};

const isSameSet = (ids: readonly string[], otherIds: readonly string[]): boolean =>
  ids.length === otherIds.length &&
  new Set(ids).size === ids.length &&
  ids.every((id) => otherIds.includes(id));

export const reorderServicesOfSection = async (
  { db, live, clock }: CatalogueContext,
  by: Identity,
  dataSet: string,
  ids: readonly string[],
): Promise<AdminCatalogue> => {
  const at = clock();
  await db.transaction(async (tx) => {
    const rows = await store.lockServicesOfSection(tx, dataSet);
    const known = rows.map(({ id }) => id);
    // The list must be complete: services missing from it would keep undefined positions.
    if (!isSameSet(ids, known)) throw servicesChangedError(rows);
    await store.updateServicePositions(tx, ids);
    const name = (await readMenuIndex(tx)).nameOf(dataSet);
    await recordAuditEntry(tx, { by, at, act: 'services-ordered', subject: { id: dataSet, name } });
  });
  live.publish('content-changed');
  return readAdminCatalogue(db);
};

const toAuditChange = (row: ServiceRow, to: Prices, menu: MenuIndex): AuditChange => {
  // The same name may exist in two categories.
  const name = `${row.name}, ${menu.nameOf(row.dataSet)}`;
  const [field, before, after] =
    row.price === to.price
      ? [`${name}, struck through`, row.offerprice, to.offerprice]
      : [name, row.price, to.price];
  return { field, before: formatRupees(before), after: formatRupees(after) };
};

export const changePrices = async (
  { db, live, clock }: CatalogueContext,
  by: Identity,
  changes: readonly PriceChange[],
): Promise<AdminCatalogue> => {
  const requested = new Map(changes.map((change) => [change._id, change]));
  if (requested.size < changes.length) {
    throw new AppError('INVALID_INPUT', 'The list has a service twice.');
  }
  const at = clock();
  await db.transaction(async (tx) => {
    const rows = await store.lockServices(tx, [...requested.keys()]);
    const stale = rows.filter(({ id, price, offerprice }) => {
      const from = requested.get(id)?.from;
      return from?.price !== price || from.offerprice !== offerprice;
    });
    if (stale.length > 0 || rows.length < requested.size) throw servicesChangedError(stale);
    const updates = rows.flatMap((row) => {
      const to = requested.get(row.id)?.to;
      return to ? [{ row, to }] : [];
    });
    await store.updateServicePrices(
      tx,
      updates.map(({ row, to }) => ({ id: row.id, ...to })),
      at,
    );
    await store.insertPriceHistoryRows(
      tx,
      updates.map(({ row, to }) => toPriceHistoryRow(by, at, { id: row.id, ...to }, row)),
    );
    const menu = await readMenuIndex(tx);
    await recordAuditEntry(tx, {
      by,
      at,
      act: 'prices-changed',
      changes: updates.map(({ row, to }) => toAuditChange(row, to, menu)),
    });
  });
  live.publish('content-changed');
  return readAdminCatalogue(db);
};
