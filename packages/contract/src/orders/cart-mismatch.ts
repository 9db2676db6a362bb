import type { CartMismatch } from './order-errors.ts';

type Line = { serviceId: string; price: number; quantity: number };
type Offered = { serviceId: string; name: string; price: number };

/**
 * Compares a cart with today’s menu: services sold at the shown price, changed prices, and services
 * no longer available.
 */
export const matchCart = <Service extends Offered>(
  lines: readonly Line[],
  offered: readonly Service[],
) => {
  const byId = new Map(offered.map((service) => [service.serviceId, service]));
  const sold: (Service & { quantity: number })[] = [];
  const mismatch: CartMismatch = { prices: [], gone: [] };
  for (const { serviceId, price: shown, quantity } of lines) {
    const service = byId.get(serviceId);
    if (!service) mismatch.gone.push({ serviceId });
    else if (service.price === shown) sold.push({ ...service, quantity });
    else mismatch.prices.push({ serviceId, name: service.name, price: service.price });
  }
  return { sold, mismatch };
};
