import * as z from 'zod/mini';
import { endpoint } from '../../../kit/endpoint.ts';
import { wholeNumberParameter } from '../../../kit/whole-number-parameter.ts';
import { Coupon, NewCoupon } from './schema.ts';

const ownerErrors = ['UNAUTHENTICATED', 'FORBIDDEN', 'INVALID_INPUT', 'UNAVAILABLE'] as const;

export const listCoupons = endpoint({
  method: 'GET',
  path: '/api/admin/coupons',
  summary: 'Lists all coupons with their uses, newest first',
  auth: 'owner',
  bearer: true,
  answer: z.array(Coupon),
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'UNAVAILABLE'],
});

export const addCoupon = endpoint({
  method: 'POST',
  path: '/api/admin/coupons',
  summary: 'Creates a coupon; its terms cannot be changed later',
  auth: 'owner',
  bearer: true,
  body: NewCoupon,
  status: 201,
  answer: Coupon,
  errors: [...ownerErrors, 'ALREADY_TAKEN'],
});

export const pauseOrResumeCoupon = endpoint({
  method: 'PUT',
  path: '/api/admin/coupons/:id/paused',
  summary: 'Pauses a coupon, or makes it available again',
  auth: 'owner',
  bearer: true,
  params: z.strictObject({ id: wholeNumberParameter(1, 999_999_999) }),
  body: z.strictObject({ isPaused: z.boolean() }),
  answer: Coupon,
  errors: [...ownerErrors, 'NOT_FOUND'],
});
