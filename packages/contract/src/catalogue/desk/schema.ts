import * as z from 'zod/mini';
import { Version } from '../../kit/integer-schemas.ts';
import { Rupees } from '../../kit/rupees-schema.ts';
import { singleLineText, textLimits } from '../../kit/text-schemas.ts';
import { wholeNumberParameter } from '../../kit/whole-number-parameter.ts';
import { SkillId } from '../../skills/schema.ts';
import { MenuPage } from '../menu-schema.ts';

export const serviceLimits = {
  price: { min: 1, max: 200_000 },
  /** In minutes. */
  duration: { min: 5, max: 600 },
} as const;

/** Instead of a skill id: creates a skill with the name of the section. */
export const newSkillOption = 'new';

export const SectionKey = z
  .string('Choose a category')
  .check(z.maxLength(80), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Choose a category'));

export const AdminService = z.strictObject({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  dataSet: z.string(),
  skill: z.string(),
  image: z.string(),
  price: Rupees,
  /** Equal to the price if no struck-through price is shown. */
  offerprice: Rupees,
  duration: z.int(),
  hidden: z.boolean(),
  version: Version,
  updatedAt: z.iso.datetime(),
});
export type AdminService = z.infer<typeof AdminService>;

export const BuiltInPicture = z.strictObject({
  image: z.string(),
  /** Null: the service was added at this price. */
  name: z.string(),
  dataSet: z.string(),
});
export type BuiltInPicture = z.infer<typeof BuiltInPicture>;

export const AdminCatalogue = z.strictObject({
  services: z.array(AdminService),
  menu: z.array(MenuPage),
  pictures: z.array(BuiltInPicture),
});
export type AdminCatalogue = z.infer<typeof AdminCatalogue>;

const { price, duration } = serviceLimits;
const offerpriceMessage = 'The struck-through price must be higher than the price';

/**
 * Form fields are text, because the request may include a picture. An empty `offerprice` means
 * none; an empty `picture` keeps the current one, or takes the first one of the category.
 */
const draftFields = {
  name: singleLineText({ max: textLimits.name }),
  description: singleLineText({ max: textLimits.note }),
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
const isOfferpriceValid = (draft: Prices): boolean =>
  draft.offerprice === '' || draft.offerprice > draft.price;
const offerpriceError = { error: offerpriceMessage, path: ['offerprice'] };

export const NewService = z
  .strictObject(draftFields)
  .check(z.refine(isOfferpriceValid, offerpriceError));
export type NewService = z.infer<typeof NewService>;

export const ServiceUpdate = z
  .strictObject({ ...draftFields, version: wholeNumberParameter(1, 999_999_999) })
  .check(z.refine(isOfferpriceValid, offerpriceError));
export type ServiceUpdate = z.infer<typeof ServiceUpdate>;

/** `details` of SERVICE_CHANGED. */
export const CurrentServices = z.strictObject({ services: z.array(AdminService) });
export type CurrentServices = z.infer<typeof CurrentServices>;

export const PriceHistoryEntry = z.strictObject({
  price: Rupees,
  offerprice: Rupees,
  /** Null: the service was added at this price. */
  before: z.nullable(z.strictObject({ price: Rupees, offerprice: Rupees })),
  by: z.string(),
  at: z.iso.datetime(),
});
export type PriceHistoryEntry = z.infer<typeof PriceHistoryEntry>;
