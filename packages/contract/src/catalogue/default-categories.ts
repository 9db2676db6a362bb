/**
 * The nine pages and nineteen data sets of the specification, in the order of the pages. `file` is
 * the name under `/Json Files/`.
 */
export const adminCategories = [
  'Facial',
  'Waxing',
  'Makeup',
  'Hair Care',
  'Beauty',
  'Massage',
] as const;
export type AdminCategory = (typeof adminCategories)[number];

export const defaultCategories = [
  { slug: 'nailart', name: 'Nail Art', admin: 'Beauty' },
  { slug: 'haircare', name: 'Hair Care', admin: 'Hair Care' },
  { slug: 'mani-pedi', name: 'Mani-Pedi', admin: 'Beauty' },
  { slug: 'waxing', name: 'Waxing', admin: 'Waxing' },
  { slug: 'bleach-dtan', name: 'Bleach & De-Tan', admin: 'Facial' },
  { slug: 'weddingpackage', name: 'Wedding Packages', admin: 'Makeup' },
  { slug: 'body-polishing', name: 'Body Polishing', admin: 'Massage' },
  { slug: 'threading', name: 'Threading', admin: 'Beauty' },
  { slug: 'facial-cleanup', name: 'Facial & Clean-Up', admin: 'Facial' },
] as const satisfies readonly { slug: string; name: string; admin: AdminCategory }[];
export type DefaultCategory = (typeof defaultCategories)[number];
export type DefaultCategorySlug = DefaultCategory['slug'];

export const defaultSections = [
  { key: 'nail-art', file: 'NailArt', name: 'Nail Art', category: 'nailart' },
  { key: 'nail-extension', file: 'NailExtension', name: 'Nail Extension', category: 'nailart' },
  { key: 'hair-care', file: 'HairCare', name: 'Hair Care', category: 'haircare' },
  { key: 'hair-colour', file: 'HairColour', name: 'Hair Colour', category: 'haircare' },
  { key: 'manicure', file: 'Mani', name: 'Manicure', category: 'mani-pedi' },
  { key: 'pedicure', file: 'Pedi', name: 'Pedicure', category: 'mani-pedi' },
  { key: 'waxing-normal', file: 'WaxingNormal', name: 'Waxing Normal', category: 'waxing' },
  { key: 'rica-waxing', file: 'WaxingRica', name: 'Rica Waxing', category: 'waxing' },
  { key: 'face-waxing', file: 'FaceWaxing', name: 'Face Waxing', category: 'waxing' },
  { key: 'bleach', file: 'Bleach', name: 'Bleach', category: 'bleach-dtan' },
  { key: 'de-tan', file: 'Dtan', name: 'De-Tan', category: 'bleach-dtan' },
  { key: 'bridal', file: 'Bridal', name: 'Bridal', category: 'weddingpackage' },
  { key: 'engagement', file: 'Engagement', name: 'Engagement', category: 'weddingpackage' },
  { key: 'party', file: 'Party', name: 'Party', category: 'weddingpackage' },
  { key: 'body-polishing', file: 'Polishing', name: 'Body Polishing', category: 'body-polishing' },
  { key: 'massage', file: 'Massage', name: 'Massage', category: 'body-polishing' },
  { key: 'threading', file: 'Threading', name: 'Threading', category: 'threading' },
  { key: 'facial', file: 'Facial', name: 'Facial', category: 'facial-cleanup' },
  { key: 'clean-up', file: 'Cleanup', name: 'Clean-Up', category: 'facial-cleanup' },
] as const satisfies readonly {
  key: string;
  file: string;
  name: string;
  category: DefaultCategorySlug;
}[];
export type DefaultSection = (typeof defaultSections)[number];
export type DefaultSectionKey = DefaultSection['key'];

/** Contains all data sets, for text search. */
export const allServicesFile = 'AllServices';
