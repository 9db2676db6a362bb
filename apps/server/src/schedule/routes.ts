import { isAdminRole } from '@haldi/contract/kit/role';
import * as calls from '@haldi/contract/schedule/endpoints';
import { explainSlotAvailability } from '@haldi/contract/schedule/slot-explanation/endpoints';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../platform/app-context.ts';
import { staffOnlyError, unauthenticatedError } from '../platform/http/authorization.ts';
import type { Identity } from '../platform/http/identity.ts';
import { mount } from '../platform/http/mount-endpoints.ts';
import { networkPrefixOf } from '../platform/http/network-prefix.ts';
import { createOptionalRateLimit } from '../platform/http/rate-limit.ts';
import {
  createBookingContext,
  readAvailability,
  readBookingDays,
  readCartSplit,
} from './service.ts';
import { readSlotExplanation } from './slot-explanation-service.ts';
import { slotsForMovingRoutes } from './slots-for-moving-routes.ts';

type PersonalQuery = {
  door?: string | undefined;
  beautician?: string | undefined;
  customer?: string | undefined;
  byPhone?: 'true' | undefined;
  at?: string | undefined;
};

/**
 * Anonymous visitors get no results for a certain address or beautician, because these would show
 * when neighbours or customers have visits. Only staff may ask for another customer or any time.
 */
const authorizeQuery = <Query extends PersonalQuery>(identity: Identity | null, query: Query) => {
  const { customer, beautician, byPhone, at } = query;
  const isForStaff = [customer, byPhone, at].some((one) => one !== undefined);
  if (!identity) {
    if (beautician !== undefined || isForStaff) throw unauthenticatedError();
    return { ...query, door: undefined, customer: null };
  }
  if (isForStaff && !isAdminRole(identity.role)) throw staffOnlyError();
  return { ...query, customer: customer ?? identity.userId, anyBeautician: customer !== undefined };
};

type QueryRequest = { identity: Identity | null; request: FastifyRequest; reply: FastifyReply };

/** Only calculations count, not answers from the cache. */
const calculationLimit = { max: 120, windowMs: 60_000 };

export const scheduleRoutes = (
  app: FastifyInstance,
  context: AppContext,
  ordersTopic: string,
): void => {
  const { clock, config } = context;
  const booking = createBookingContext(context, ordersTopic);
  const limit = createOptionalRateLimit(config.rateLimits, { ...calculationLimit, clock });
  /** Answers for visitors are cached. Staff are not limited. */
  const answerQuery = async <Query, Answer>(
    { identity, request, reply }: QueryRequest,
    query: Query,
    calculate: (asked: Query) => Promise<Answer>,
  ): Promise<Answer> => {
    reply.header('cache-control', 'no-store');
    if (identity && isAdminRole(identity.role)) return calculate(query);
    const calculateLimited = async () => {
      limit.take(networkPrefixOf(request.ip));
      return calculate(query);
    };
    if (identity) return calculateLimited();
    return booking.cached(JSON.stringify([request.routeOptions.url, query]), calculateLimited);
  };
  mount(app, calls.listBookingSlots, (call) =>
    answerQuery(call, authorizeQuery(call.identity, call.query), ({ date, ...asked }) =>
      readAvailability(booking, date, asked),
    ),
  );
  mount(app, calls.listBookingDays, (call) =>
    answerQuery(call, authorizeQuery(call.identity, call.query), (asked) =>
      readBookingDays(booking, asked),
    ),
  );
  mount(app, calls.checkBookingCart, (call) =>
    answerQuery(call, call.query, ({ services }) => readCartSplit(booking, services)),
  );
  slotsForMovingRoutes(app, context, booking);
  mount(app, explainSlotAvailability, ({ query }) => readSlotExplanation(booking, query));
};
