import { slots } from '@haldi/contract/booking/slots';
import { type AdminCategory, categories, dataSets } from '@haldi/contract/catalogue/categories';
import type { Order } from '@haldi/contract/orders/schema';
import type { OrderDocument } from './tables.ts';

const adminOfPage = new Map<string, AdminCategory>(
  categories.map(({ slug, admin }) => [slug, admin]),
);
const adminOfSet = new Map<string, AdminCategory | undefined>(
  dataSets.map(({ key, category }) => [key, adminOfPage.get(category)]),
);

/** The admin category that a data set counts towards. */
export const adminCategoryOf = (dataSet: string): AdminCategory => {
  const category = adminOfSet.get(dataSet);
  if (!category) throw new Error(`the data set ${dataSet} has no admin category`);
  return category;
};

export const dataSetsOfCategory = (category: AdminCategory): string[] =>
  dataSets.map(({ key }) => key).filter((key) => adminOfSet.get(key) === category);

/** The order as the API shows it. */
export const toOrder = ({
  services,
  firstSlot,
  trackingHistory,
  ...rest
}: OrderDocument): Order => {
  const appointmentSlot = slots[firstSlot];
  if (!appointmentSlot) throw new Error(`order ${rest._id} is in the unknown slot ${firstSlot}`);
  return {
    ...rest,
    appointmentSlot,
    services: services.map(({ dataSet, ...line }) => ({
      ...line,
      category: adminCategoryOf(dataSet),
    })),
    trackingHistory: trackingHistory.map(({ beautician, ...entry }) => ({
      ...entry,
      ...(beautician !== null && { beautician }),
    })),
  };
};
