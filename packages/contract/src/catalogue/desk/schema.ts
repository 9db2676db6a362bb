import * as z from 'zod/mini';
import { Version } from '../../kit/integer.ts';
import { wholeNumberParameter } from '../../kit/query-parameter.ts';
import { Rupees } from '../../kit/rupees.ts';
import { singleLine, textLimits } from '../../kit/text.ts';
import { SkillId } from '../../skills/schema.ts';
import { MenuPage } from '../menu.ts';

/** What an owner may ask for a service, and how long it may take. The database says so too. */
export const serviceLimits = {
  price: { min: 1, max: 200_000 },
  /** Minutes. */
  duration: { min: 5, max: 600 },
} as const;

/** For the id of a skill: the one that is called like the section, made if there is none yet. */
export const newSkillOption = 'new';

/** The key of a section of the menu; the server knows which there are. */
export const SectionKey = z
  .string('Choose a category')
  .check(z.maxLength(80), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Choose a category'));

/** A service as its owner sees it: hidden ones too, with what a change must be compared to. */
export const AdminService = z.strictObject({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  /** The key of its section. */
  dataSet: z.string(),
  /** The id of what it needs. */
  skill: z.string(),
  image: z.string(),
  /** Whether the picture was uploaded; otherwise it is one of ours. */
  isOwnPicture: z.boolean(),
  price: Rupees,
  /** The struck-through original; the same as the price when nothing is struck through. */
  offerprice: Rupees,
  duration: z.int(),
  hidden: z.boolean(),
  /** Goes up with every change. */
  version: Version,
  updatedAt: z.iso.datetime(),
});
export type AdminService = z.infer<typeof AdminService>;

/** One of the drawings that came with the product. */
export const BuiltInPicture = z.strictObject({
  image: z.string(),
  /** What it was drawn for. */
  name: z.string(),
  /** The section of the starter menu that it belongs to. */
  dataSet: z.string(),
});
export type BuiltInPicture = z.infer<typeof BuiltInPicture>;

export const AdminCatalogue = z.strictObject({
  /** In the order of the pages. */
  services: z.array(AdminService),
  /** All pages and sections, empty ones too. */
  menu: z.array(MenuPage),
  pictures: z.array(BuiltInPicture),
});
export type AdminCatalogue = z.infer<typeof AdminCatalogue>;

const { price, duration } = serviceLimits;
const higher = 'The struck-through price must be higher than the price';

/**
 * What the form sends: text, since a picture may go along. An empty struck-through price is none;
 * an empty `picture` keeps the one there is, or takes the category's first.
 */
const draftFields = {
  name: singleLine({ max: textLimits.name }),
  description: singleLine({ max: textLimits.note }),
  dataSet: SectionKey,
  skill: z.union([SkillId, z.literal(newSkillOption)]),
  price: wholeNumberParameter(price.min, price.max),
  offerprice: z.union([z.literal(''), wholeNumberParameter(price.min, price.max)], {
    error: `Enter a number from ${price.min} to ${price.max}, or leave it empty`,
  }),
  duration: wholeNumberParameter(duration.min, duration.max),
  picture: z._default(z.string().check(z.maxLength(200)), ''),
};
type Prices = { price: number; offerprice: number | '' };
const isHigher = (draft: Prices): boolean =>
  draft.offerprice === '' || draft.offerprice > draft.price;
const pricesFit = { error: higher, path: ['offerprice'] };

export const NewService = z.strictObject(draftFields).check(z.refine(isHigher, pricesFit));
export type NewService = z.infer<typeof NewService>;

export const ServiceUpdate = z
  .strictObject({ ...draftFields, version: wholeNumberParameter(1, 999_999_999) })
  .check(z.refine(isHigher, pricesFit));
export type ServiceUpdate = z.infer<typeof ServiceUpdate>;

/** `details` of SERVICE_CHANGED: what stands now. */
export const CurrentServices = z.strictObject({ services: z.array(AdminService) });
export type CurrentServices = z.infer<typeof CurrentServices>;

export const PriceHistoryEntry = z.strictObject({
  price: Rupees,
  offerprice: Rupees,
  /** What it was before; null: the service was added at this price. */
  before: z.nullable(z.strictObject({ price: Rupees, offerprice: Rupees })),
  /** Who changed it. */
  by: z.string(),
  at: z.iso.datetime(),
});
export type PriceHistoryEntry = z.infer<typeof PriceHistoryEntry>;
