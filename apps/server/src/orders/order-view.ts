import type { AdminCategory } from '@haldi/contract/catalogue/categories';
import { designs } from '@haldi/contract/designs/designs';
import type { OrderedDesign } from '@haldi/contract/designs/ordered-design';
import { timeOfDay } from '@haldi/contract/kit/time-of-day';
import { historyText } from '@haldi/contract/orders/history';
import type { Order, OrderedService } from '@haldi/contract/orders/schema';
import type { OrderDocument, ReadOrder } from './document/tables.ts';

/** The design of that name; none when the gallery has lost it since. */
export const designOf = (wanted: string | null | undefined): OrderedDesign | null => {
  const found = designs.find(({ slug }) => slug === wanted);
  return found ? { slug: found.slug, name: found.name, image: found.image } : null;
};

/** Of a line whose section is no longer on the menu. */
const otherwise: AdminCategory = 'Beauty';

const toLine =
  (categories: ReadOrder['categories']) =>
  ({ dataSet, ...line }: OrderDocument['services'][number]): OrderedService => ({
    ...line,
    category: categories[dataSet] ?? otherwise,
  });

/** The order as the API shows it. */
export const toOrder = ({ document, progress, categories }: ReadOrder): Order => {
  const { services, earlier, startMinute, design, trackingHistory, ...rest } = document;
  const asLine = toLine(categories);
  return {
    ...rest,
    progress,
    appointmentSlot: timeOfDay(startMinute),
    design: designOf(design),
    services: services.map(asLine),
    earlier: earlier.map((revision) => ({ ...revision, services: revision.services.map(asLine) })),
    trackingHistory: trackingHistory.map(({ beautician, event, ...entry }) => ({
      ...entry,
      kind: event.kind,
      message: historyText(event),
      ...(beautician !== null && { beautician }),
    })),
  };
};
