import * as z from 'zod/mini';
import { singleLine } from '../../../kit/text.ts';
import { adminCategories, categories } from '../../categories.ts';
import { MenuPage, MenuSection } from '../../menu.ts';
import { pageIllustrations } from './page-illustrations.ts';

export const menuLimits = { pages: 30, sections: 120, name: 40 } as const;

/** The pages of the specification; their addresses always answer, so they cannot be deleted. */
export const isFixedPage = (slug: string): boolean => categories.some((page) => page.slug === slug);

const slugShape = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const Key = z.string().check(z.maxLength(80), z.regex(slugShape, 'Not a valid id'));

/** Changes with every change of pages or sections, for optimistic locking. */
const version = z.string().check(z.maxLength(64));

export const AdminSection = z.strictObject({
  ...MenuSection.shape,
  services: z.int(),
  hidden: z.int(),
});
export type AdminSection = z.infer<typeof AdminSection>;

export const AdminPage = z.strictObject({ ...MenuPage.shape, sections: z.array(AdminSection) });
export type AdminPage = z.infer<typeof AdminPage>;

export const AdminMenu = z.strictObject({ version, pages: z.array(AdminPage) });
export type AdminMenu = z.infer<typeof AdminMenu>;

export const PageDraft = z.strictObject({
  name: singleLine({ max: menuLimits.name }),
  admin: z.enum(adminCategories, 'Choose a category'),
  scene: z.enum(
    pageIllustrations.map(({ slug }) => slug),
    'Choose a picture',
  ),
});
export type PageDraft = z.infer<typeof PageDraft>;

export const SectionDraft = z.strictObject({
  name: singleLine({ max: menuLimits.name }),
  page: Key,
});
export type SectionDraft = z.infer<typeof SectionDraft>;

export const PageParams = z.strictObject({ slug: Key });
export const SectionParams = z.strictObject({ key: Key });
export const VersionQuery = z.strictObject({ version });

export const PageUpdate = z.strictObject({ ...PageDraft.shape, version });
export const SectionUpdate = z.strictObject({ ...SectionDraft.shape, version });

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
