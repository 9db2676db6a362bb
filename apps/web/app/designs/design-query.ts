import {
  type Design,
  type DesignOccasion,
  type DesignStyle,
  designOccasions,
  designStyles,
} from '@haldi/contract/designs/design';

export type DesignQuery = {
  style: DesignStyle | null;
  occasion: DesignOccasion | null;
  slug: string | null;
};

const oneOf = <Value extends string>(values: readonly Value[], wanted: string | null) =>
  values.find((value) => value === wanted) ?? null;

export const parseDesignQuery = (
  parameters: URLSearchParams,
  designs: readonly Design[],
): DesignQuery => ({
  style: oneOf(designStyles, parameters.get('style')),
  occasion: oneOf(designOccasions, parameters.get('occasion')),
  slug: designs.find(({ slug }) => slug === parameters.get('design'))?.slug ?? null,
});

export const formatDesignQuery = ({ style, occasion, slug }: DesignQuery): string => {
  const parameters = new URLSearchParams();
  if (style) parameters.set('style', style);
  if (occasion) parameters.set('occasion', occasion);
  if (slug) parameters.set('design', slug);
  return parameters.size > 0 ? `?${parameters}` : '';
};

export const filterDesigns = (
  designs: readonly Design[],
  { style, occasion }: Pick<DesignQuery, 'style' | 'occasion'>,
): Design[] =>
  designs.filter(
    (design) =>
      (style === null || design.style === style) &&
      (occasion === null || design.occasion === occasion),
  );

export const adjacentDesign = (
  designs: readonly Design[],
  slug: string,
  step: 1 | -1,
): Design | undefined => {
  const place = designs.findIndex((design) => design.slug === slug);
  return designs[(place + step + designs.length) % designs.length];
};
