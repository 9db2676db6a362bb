import * as z from 'zod/mini';
import { singleLineText } from '../../../kit/text-schemas.ts';
import { adminCategories, defaultCategories } from '../../default-categories.ts';
import { MenuPage, MenuSection } from '../../menu-schema.ts';
import { pageIllustrations } from './page-illustrations.ts';

export const menuLimits = { pages: 30, sections: 120, name: 40 } as const;

/** The pages of the specification; their addresses always answer, so they cannot be deleted. */
export const isUndeletableMenuPage = (slug: string): boolean =>
  defaultCategories.some((page) => page.slug === slug);

const slugShape = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const Key = z.string().check(z.maxLength(80), z.regex(slugShape, 'Not a valid id'));

/** Changes with every change of pages or sections, for optimistic locking. */
const version = z.string().check(z.maxLength(64));

export const AdminMenuSection = z.strictObject({
  ...MenuSection.shape,
  services: z.int(),
  hidden: z.int(),
});
export type AdminMenuSection = z.infer<typeof AdminMenuSection>;

export const AdminMenuPage = z.strictObject({
  ...MenuPage.shape,
  sections: z.array(AdminMenuSection),
});
export type AdminMenuPage = z.infer<typeof AdminMenuPage>;

export const AdminMenu = z.strictObject({ version, pages: z.array(AdminMenuPage) });
export type AdminMenu = z.infer<typeof AdminMenu>;

export const MenuPageDraft = z.strictObject({
  name: singleLineText({ max: menuLimits.name }),
  admin: z.enum(adminCategories, 'Choose a category'),
  scene: z.enum(
    pageIllustrations.map(({ slug }) => slug),
    'Choose a picture',
  ),
});
export type MenuPageDraft = z.infer<typeof MenuPageDraft>;

export const MenuSectionDraft = z.strictObject({
  name: singleLineText({ max: menuLimits.name }),
  page: Key,
});
export type MenuSectionDraft = z.infer<typeof MenuSectionDraft>;

export const MenuPageParams = z.strictObject({ slug: Key });
export const MenuSectionParams = z.strictObject({ key: Key });
export const MenuVersionQuery = z.strictObject({ version });

export const MenuPageUpdate = z.strictObject({ ...MenuPageDraft.shape, version });
export const MenuSectionUpdate = z.strictObject({ ...MenuSectionDraft.shape, version });

export const MenuOrdering = z.strictObject({
  version,
  pages: z
    .array(
      z.strictObject({
        slug: Key,
        sections: z.array(Key).check(z.maxLength(menuLimits.sections)),
      }),
    )
    .check(z.maxLength(menuLimits.pages)),
});
export type MenuOrdering = z.infer<typeof MenuOrdering>;
