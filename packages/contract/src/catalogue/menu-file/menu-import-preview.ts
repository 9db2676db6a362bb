import * as z from 'zod/mini';
import { Rupees } from '../../kit/rupees-schema.ts';
import type { MenuImportPlan } from './plan-menu-import.ts';

const CellError = z.strictObject({
  row: z.int(),
  /** Such as `C7`; empty if the column is missing. */
  cell: z.string(),
  header: z.string(),
  found: z.string(),
  expected: z.string(),
});

export const PendingPicture = z.strictObject({ id: z.string(), file: z.string() });
export type PendingPicture = z.infer<typeof PendingPicture>;

export const MenuPreview = z.strictObject({
  /** Of file and menu; detects outdated previews. */
  fingerprint: z.string(),
  rows: z.int(),
  added: z.array(
    z.strictObject({
      row: z.int(),
      name: z.string(),
      section: z.string(),
      price: Rupees,
      duration: z.int(),
    }),
  ),
  changed: z.array(
    z.strictObject({
      row: z.int(),
      id: z.string(),
      name: z.string(),
      section: z.string(),
      changes: z.array(
        z.strictObject({ field: z.string(), before: z.string(), after: z.string() }),
      ),
    }),
  ),
  unchanged: z.int(),
  missing: z.array(z.strictObject({ id: z.string(), name: z.string(), section: z.string() })),
  pages: z.array(z.string()),
  sections: z.array(z.strictObject({ name: z.string(), page: z.string() })),
  skills: z.array(z.string()),
  awaited: z.int(),
  /** Cells with formulas; their last values are used. */
  formulas: z.array(z.string()),
  errors: z.array(CellError),
  moreErrors: z.int(),
});
export type MenuPreview = z.infer<typeof MenuPreview>;

export const MenuImportResult = z.strictObject({
  added: z.int(),
  changed: z.int(),
  hidden: z.int(),
  awaited: z.array(PendingPicture),
});
export type MenuImportResult = z.infer<typeof MenuImportResult>;

const maxErrors = 500;

export const createsPagesSectionsOrSkills = ({
  pages,
  sections,
  skills,
}: Pick<MenuImportPlan, 'pages' | 'sections' | 'skills'>): boolean =>
  pages.length + sections.length + skills.length > 0;

export const toMenuImportPreview = (
  plan: MenuImportPlan,
  nameOfSection: (key: string) => string,
  fingerprint: string,
): MenuPreview => ({
  fingerprint,
  rows: plan.rows,
  added: plan.added.map(({ row, name, section, price, duration }) => ({
    row,
    name,
    section: section.name,
    price,
    duration,
  })),
  changed: plan.changed.map(({ row, before, section, changes }) => ({
    row,
    id: before.id,
    name: before.name,
    section: section.name,
    changes: [...changes],
  })),
  unchanged: plan.unchanged.length,
  missing: plan.missing
    .filter(({ hidden }) => !hidden)
    .map(({ id, name, section }) => ({ id, name, section: nameOfSection(section) })),
  pages: [...plan.pages],
  sections: plan.sections.map(({ name, page }) => ({ name, page })),
  skills: [...plan.skills],
  awaited: plan.awaited.length,
  formulas: [...plan.formulas],
  errors: plan.errors.slice(0, maxErrors),
  moreErrors: Math.max(0, plan.errors.length - maxErrors),
});
