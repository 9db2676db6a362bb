import { dataSets } from '@haldi/contract/catalogue/categories';
import type { DrawnPicture } from '@haldi/contract/catalogue/desk/editing';
import { sceneOfName } from '@haldi/contract/catalogue/desk/sections/scenes';
import type { MenuIndex } from '../menu/service.ts';
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

const drawnFor = (dataSet: string): string | undefined =>
  drawnPictures.find((picture) => picture.dataSet === dataSet)?.image;

/** For scenes that no page of the specification has. */
const ofScene: Record<string, string> = {
  mehndi: drawingOf('bridal', 'mehndi-classic'),
  makeup: drawingOf('engagement', 'makeup-hd'),
  'mens-grooming': drawingOf('engagement', 'groom'),
  salon: drawingOf('clean-up', 'basic'),
};

/** Of its section, or of what its section's name or its page's scene says. */
export const firstDrawing = (dataSet: string, menu: MenuIndex): string => {
  const own = drawnFor(dataSet);
  if (own) return own;
  const scene = sceneOfName(menu.nameOf(dataSet)) ?? menu.pageOf(dataSet)?.scene ?? '';
  const ofPage = dataSets.find(({ category }) => category === scene);
  return (ofPage ? drawnFor(ofPage.key) : ofScene[scene]) ?? '';
};
