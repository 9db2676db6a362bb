import { adminCategoryOf } from '@haldi/contract/catalogue/admin-category';
import { designs } from '@haldi/contract/designs/designs';
import type { OrderedDesign } from '@haldi/contract/designs/ordered-design';
import { timeOfDay } from '@haldi/contract/kit/time-of-day';
import type { Order } from '@haldi/contract/orders/schema';
import type { OrderDocument } from './tables.ts';

/** The design of that name; none when the gallery has lost it since. */
export const designOf = (wanted: string | null | undefined): OrderedDesign | null => {
  const found = designs.find(({ slug }) => slug === wanted);
  return found ? { slug: found.slug, name: found.name, image: found.image } : null;
};

/** The order as the API shows it. */
export const toOrder = ({
  services,
  startMinute,
  design,
  trackingHistory,
  ...rest
}: OrderDocument): Order => ({
  ...rest,
  appointmentSlot: timeOfDay(startMinute),
  design: designOf(design),
  services: services.map(({ dataSet, ...line }) => ({
    ...line,
    category: adminCategoryOf(dataSet),
  })),
  trackingHistory: trackingHistory.map(({ beautician, ...entry }) => ({
    ...entry,
    ...(beautician !== null && { beautician }),
  })),
});
