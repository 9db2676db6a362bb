import type { Coupon, CouponTerms } from '@haldi/contract/orders/desk/coupons/schema';
import { recordAuditEntry } from '../../audit/service.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { violatedUniqueConstraint } from '../../platform/database/constraint-errors.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import { insertCoupon, listCouponsWithUses, updateCouponPaused } from './store.ts';

type Desk = Pick<AppContext, 'db' | 'clock'>;

const notFoundError = (): AppError => new AppError('NOT_FOUND', 'This coupon does not exist.');

const codeTakenError = (): AppError => {
  const message = 'There is already a coupon with this code.';
  return new AppError('ALREADY_TAKEN', message, { fields: { code: message } });
};

export const readCoupons = async (db: Db, id?: number): Promise<Coupon[]> =>
  (await listCouponsWithUses(db, id)).map(({ coupon, uses, discount }) => {
    const { id: _id, createdAt, ...terms } = coupon;
    return { ...terms, _id, uses, discount, createdAt: createdAt.toISOString() };
  });

const readOne = async (db: Db, id: number): Promise<Coupon> => {
  const [coupon] = await readCoupons(db, id);
  if (!coupon) throw notFoundError();
  return coupon;
};

const mapTakenCode = (error: unknown): never => {
  throw violatedUniqueConstraint(error) === 'coupons_code_unique' ? codeTakenError() : error;
};

export const addCoupon = async (
  { db, clock }: Desk,
  by: Identity,
  terms: CouponTerms,
): Promise<Coupon> => {
  const at = clock();
  const id = await db
    .transaction(async (tx) => {
      const added = await insertCoupon(tx, terms, at);
      const subject = { id: String(added), name: terms.code };
      await recordAuditEntry(tx, { by, at, act: 'coupon-added', subject });
      return added;
    })
    .catch(mapTakenCode);
  return readOne(db, id);
};

export const pauseOrResumeCoupon = async (
  { db, clock }: Desk,
  by: Identity,
  id: number,
  isPaused: boolean,
): Promise<Coupon> => {
  await db.transaction(async (tx) => {
    const code = await updateCouponPaused(tx, id, isPaused);
    if (code === undefined) return;
    const act = isPaused ? 'coupon-paused' : 'coupon-resumed';
    const subject = { id: String(id), name: code };
    await recordAuditEntry(tx, { by, at: clock(), act, subject });
  });
  return readOne(db, id);
};
