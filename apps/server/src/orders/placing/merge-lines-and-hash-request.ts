import { createHash } from 'node:crypto';
import { fromOrderAddress } from '@haldi/contract/orders/order-address';
import type { OrderRequest } from '@haldi/contract/orders/order-request';
import {
  maxOrderTotal,
  quantityLimits,
  servicesTotal,
} from '@haldi/contract/orders/service-line-totals';
import { AppError } from '../../platform/http/app-error.ts';

type Line = { serviceId: string; price: number; quantity: number };

const refuseLine = (place: number, field: string, reason: string): never => {
  throw new AppError('INVALID_INPUT', reason, {
    fields: { [`services.${place}.${field}`]: reason },
  });
};

export const mergeDuplicateLines = (services: OrderRequest['services']): Line[] => {
  const lines = new Map<string, Line>();
  for (const [place, { serviceId, price, quantity }] of services.entries()) {
    const line = lines.get(serviceId);
    if (!line) {
      lines.set(serviceId, { serviceId, price, quantity });
      continue;
    }
    if (line.price !== price)
      refuseLine(place, 'price', 'The same service is listed with two prices.');
    line.quantity += quantity;
    if (line.quantity > quantityLimits.max) {
      refuseLine(place, 'quantity', `You can book at most ${quantityLimits.max} of each service.`);
    }
  }
  const merged = [...lines.values()];
  if (servicesTotal(merged) > maxOrderTotal) {
    throw new AppError(
      'INVALID_INPUT',
      'This order is too large for one visit. Remove some services.',
    );
  }
  return merged;
};

/** Equal for requests with the same content, in any order of lines. */
export const hashOrderRequest = (lines: readonly Line[], body: OrderRequest): string => {
  const { apartmentNumber = null } = body.address;
  const content = [
    lines
      .map(({ serviceId, price, quantity }) => [serviceId, price, quantity] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
    [body.appointmentDate, body.appointmentSlot],
    { ...fromOrderAddress(body.address), apartmentNumber },
    ...(body.askedFor === undefined ? [] : [body.askedFor]),
    // Keyed, so that a note cannot equal a design.
    ...(body.note ? [{ note: body.note }] : []),
    ...(body.design === undefined ? [] : [{ design: body.design }]),
    ...(body.coupon === undefined ? [] : [{ coupon: body.coupon }]),
    ...(body.recipient === undefined ? [] : [{ recipient: body.recipient }]),
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
};
