import { defaultSections } from '@haldi/contract/catalogue/categories';
import type { BuiltInPicture } from '@haldi/contract/catalogue/desk/schema';
import { illustrationForName } from '@haldi/contract/catalogue/desk/sections/page-illustrations';
import type { MenuIndex } from '../menu/service.ts';
import { starterCatalogue } from './starter-catalogue.ts';

export const builtInPicturePath = (dataSet: string, slug: string): string =>
  `/pictures/services/${dataSet}-${slug}.svg`;

/** The pictures that came with the product, each with what it was drawn for. */
export const builtInPictures: readonly BuiltInPicture[] = defaultSections.flatMap(({ key }) =>
  starterCatalogue[key].map(({ slug, name }) => ({
    image: builtInPicturePath(key, slug),
    name,
    dataSet: key,
  })),
);

const drawnFor = (dataSet: string): string | undefined =>
  builtInPictures.find((picture) => picture.dataSet === dataSet)?.image;

/** For scenes that no page of the specification has. */
const ofScene: Record<string, string> = {
  mehndi: builtInPicturePath('bridal', 'mehndi-classic'),
  makeup: builtInPicturePath('engagement', 'makeup-hd'),
  'mens-grooming': builtInPicturePath('engagement', 'groom'),
  salon: builtInPicturePath('clean-up', 'basic'),
};

/** Of its section, or of what its section's name or its page's scene says. */
export const defaultPictureFor = (dataSet: string, menu: MenuIndex): string => {
  const own = drawnFor(dataSet);
  if (own) return own;
  const scene = illustrationForName(menu.nameOf(dataSet)) ?? menu.pageOf(dataSet)?.scene ?? '';
  const ofPage = defaultSections.find(({ category }) => category === scene);
  return (ofPage ? drawnFor(ofPage.key) : ofScene[scene]) ?? '';
};
