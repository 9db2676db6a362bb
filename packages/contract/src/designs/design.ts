export const designStyles = [
  'Arabic',
  'Indian',
  'Indo-Arabic',
  'Moroccan',
  'Minimal',
  'Rajasthani',
] as const;
export const designOccasions = ['Bridal', 'Engagement', 'Party', 'Festival'] as const;
export const bodyParts = ['palm', 'back of hand', 'foot', 'forearm'] as const;

export type DesignStyle = (typeof designStyles)[number];
export type DesignOccasion = (typeof designOccasions)[number];
export type BodyPart = (typeof bodyParts)[number];

export type Design = {
  slug: string;
  name: string;
  style: DesignStyle;
  occasion: DesignOccasion;
  part: BodyPart;
  description: string;
  image: string;
  width: number;
  height: number;
};

export type DesignTuple = [
  slug: string,
  name: string,
  style: DesignStyle,
  occasion: DesignOccasion,
  part: BodyPart,
  description: string,
];
