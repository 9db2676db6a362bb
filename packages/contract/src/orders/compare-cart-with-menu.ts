import type { CartMismatch } from './order-error-details.ts';

type CartLine = { serviceId: string; price: number; quantity: number };
type OfferedService = { serviceId: string; name: string; price: number };

/**
 * Compares a cart with today’s menu: services sold at the shown price, changed prices, and services
 * no longer available.
 */
export const compareCartWithMenu = <Service extends OfferedService>(
  cart: readonly CartLine[],
  offered: readonly Service[],
) => {
  const byId = new Map(offered.map((service) => [service.serviceId, service]));
  const sold: (Service & { quantity: number })[] = [];
  const mismatch: CartMismatch = { prices: [], gone: [] };
  for (const { serviceId, price: shown, quantity } of cart) {
    const service = byId.get(serviceId);
    if (!service) mismatch.gone.push({ serviceId });
    else if (service.price === shown) sold.push({ ...service, quantity });
    else mismatch.prices.push({ serviceId, name: service.name, price: service.price });
  }
  return { sold, mismatch };
};
