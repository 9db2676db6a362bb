import { adminCategoryOf } from '@haldi/contract/catalogue/admin-category';
import type { Order } from '@haldi/contract/orders/schema';
import { slotAt } from '@haldi/contract/schedule/slots';
import type { OrderDocument } from './tables.ts';

/** The order as the API shows it. */
export const toOrder = ({
  services,
  firstSlot,
  trackingHistory,
  ...rest
}: OrderDocument): Order => ({
  ...rest,
  appointmentSlot: slotAt(firstSlot),
  services: services.map(({ dataSet, ...line }) => ({
    ...line,
    category: adminCategoryOf(dataSet),
  })),
  trackingHistory: trackingHistory.map(({ beautician, ...entry }) => ({
    ...entry,
    ...(beautician !== null && { beautician }),
  })),
});
