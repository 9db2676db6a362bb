import { defaultSections } from '@haldi/contract/catalogue/default-categories';
import { illustrationForName } from '@haldi/contract/catalogue/desk/pages-and-sections/page-illustrations';
import type { BuiltInPicture } from '@haldi/contract/catalogue/desk/schema';
import type { MenuIndex } from '../menu/service.ts';
import { starterCatalogue } from './starter-catalogue.ts';

export const builtInPicturePath = (dataSet: string, slug: string): string =>
  `/pictures/services/${dataSet}-${slug}.svg`;

export const builtInPictures: readonly BuiltInPicture[] = defaultSections.flatMap(({ key }) =>
  starterCatalogue[key].map(({ slug, name }) => ({
    image: builtInPicturePath(key, slug),
    name,
    dataSet: key,
  })),
);

const firstPictureOf = (dataSet: string): string | undefined =>
  builtInPictures.find((picture) => picture.dataSet === dataSet)?.image;

const pictureByScene: Record<string, string> = {
  mehndi: builtInPicturePath('bridal', 'mehndi-classic'),
  makeup: builtInPicturePath('engagement', 'makeup-hd'),
  'mens-grooming': builtInPicturePath('engagement', 'groom'),
  salon: builtInPicturePath('clean-up', 'basic'),
};

export const defaultPictureOfSection = (dataSet: string, menu: MenuIndex): string => {
  const sectionPicture = firstPictureOf(dataSet);
  if (sectionPicture) return sectionPicture;
  const scene = illustrationForName(menu.nameOf(dataSet)) ?? menu.pageOf(dataSet)?.scene ?? '';
  const pageSection = defaultSections.find(({ category }) => category === scene);
  return (pageSection ? firstPictureOf(pageSection.key) : pictureByScene[scene]) ?? '';
};
