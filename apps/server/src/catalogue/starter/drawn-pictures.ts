import { dataSets } from '@haldi/contract/catalogue/categories';
import type { DrawnPicture } from '@haldi/contract/catalogue/desk/editing';
import { starterCatalogue } from './starter-catalogue.ts';

export const drawingOf = (dataSet: string, slug: string): string =>
  `/pictures/services/${dataSet}-${slug}.svg`;

/** The pictures that came with the product, each with what it was drawn for. */
export const drawnPictures: readonly DrawnPicture[] = dataSets.flatMap(({ key }) =>
  starterCatalogue[key].map(({ slug, name }) => ({
    image: drawingOf(key, slug),
    name,
    dataSet: key,
  })),
);
