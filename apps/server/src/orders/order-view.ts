import { adminCategoryOf } from '@haldi/contract/catalogue/admin-category';
import { timeOfDay } from '@haldi/contract/kit/time-of-day';
import type { Order } from '@haldi/contract/orders/schema';
import type { OrderDocument } from './tables.ts';

/** The order as the API shows it. */
export const toOrder = ({
  services,
  startMinute,
  trackingHistory,
  ...rest
}: OrderDocument): Order => ({
  ...rest,
  appointmentSlot: timeOfDay(startMinute),
  services: services.map(({ dataSet, ...line }) => ({
    ...line,
    category: adminCategoryOf(dataSet),
  })),
  trackingHistory: trackingHistory.map(({ beautician, ...entry }) => ({
    ...entry,
    ...(beautician !== null && { beautician }),
  })),
});
