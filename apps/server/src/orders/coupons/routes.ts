import { isAdminRole } from '@haldi/contract/kit/role';
import { checkCoupon as checkCouponCall } from '@haldi/contract/orders/coupons/endpoints';
import * as calls from '@haldi/contract/orders/desk/coupons/endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/app-context.ts';
import { staffOnlyError, unauthenticatedError } from '../../platform/http/authorization.ts';
import type { Identity } from '../../platform/http/identity.ts';
import { mount } from '../../platform/http/mount-endpoints.ts';
import { networkPrefixOf } from '../../platform/http/network-prefix.ts';
import { createOptionalRateLimit } from '../../platform/http/rate-limit.ts';
import { addCoupon, pauseOrResumeCoupon, readCoupons } from './desk-service.ts';
import { checkCoupon } from './service.ts';

/** Per network, so that codes cannot be guessed. A cart asks again with every change. */
const checksAMinute = { max: 60, windowMs: 60_000 };

/** Staff ask for a caller, who may not be known yet. Null: not known. */
const customerOf = (identity: Identity | null, customer: string | undefined): string | null => {
  const isForStaff = identity !== null && isAdminRole(identity.role);
  if (customer !== undefined && !isForStaff) {
    throw identity ? staffOnlyError() : unauthenticatedError();
  }
  return isForStaff ? (customer ?? null) : (identity?.userId ?? null);
};

export const couponRoutes = (app: FastifyInstance, context: AppContext): void => {
  const { db, clock, config } = context;
  const limit = createOptionalRateLimit(config.rateLimits, { ...checksAMinute, clock });
  mount(app, checkCouponCall, ({ identity, params, query, request, reply }) => {
    const isForStaff = identity !== null && isAdminRole(identity.role);
    const userId = customerOf(identity, query.customer);
    if (!isForStaff) limit.take(networkPrefixOf(request.ip));
    reply.header('cache-control', 'no-store');
    const { services } = query;
    return checkCoupon(db, userId, { code: params.code, services, at: clock(), isForStaff });
  });
  mount(app, calls.listCoupons, () => readCoupons(db));
  mount(app, calls.addCoupon, ({ identity, body }) => addCoupon(context, identity, body));
  mount(app, calls.pauseOrResumeCoupon, ({ identity, params, body }) =>
    pauseOrResumeCoupon(context, identity, params.id, body.isPaused),
  );
};
