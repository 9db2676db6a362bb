import * as z from 'zod/mini';
import { Rupees } from '../../kit/rupees.ts';
import type { MenuImportPlan } from './plan-import.ts';

const CellError = z.strictObject({
  row: z.int(),
  /** As a spreadsheet names it, `C7`; empty where the column is missing. */
  cell: z.string(),
  header: z.string(),
  found: z.string(),
  expected: z.string(),
});

/** A picture that the file names and that is still to come. */
export const PendingPicture = z.strictObject({ id: z.string(), file: z.string() });
export type PendingPicture = z.infer<typeof PendingPicture>;

/** What a file would make of the menu, as it is shown before anything happens. */
export const MenuPreview = z.strictObject({
  /** Of the file and the menu: what is applied is what was seen. */
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
  /** On the menu, and not in the file. */
  missing: z.array(z.strictObject({ id: z.string(), name: z.string(), section: z.string() })),
  /** What is made since nothing of that name is there. */
  pages: z.array(z.string()),
  sections: z.array(z.strictObject({ name: z.string(), page: z.string() })),
  skills: z.array(z.string()),
  /** How many pictures the file names that are still to come. */
  awaited: z.int(),
  /** Cells with formulas, whose last value was taken. */
  formulas: z.array(z.string()),
  errors: z.array(CellError),
  /** How many more there are than are listed. */
  moreErrors: z.int(),
});
export type MenuPreview = z.infer<typeof MenuPreview>;

/** What was done. */
export const MenuFileResult = z.strictObject({
  added: z.int(),
  changed: z.int(),
  hidden: z.int(),
  /** What a zip of pictures is to bring. */
  awaited: z.array(PendingPicture),
});
export type MenuFileResult = z.infer<typeof MenuFileResult>;

const errorsMost = 500;

/** Whether the file asks for pages, sections or skills that are not there. */
export const makesNew = ({
  pages,
  sections,
  skills,
}: Pick<MenuImportPlan, 'pages' | 'sections' | 'skills'>): boolean =>
  pages.length + sections.length + skills.length > 0;

export const previewOf = (
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
  errors: plan.errors.slice(0, errorsMost),
  moreErrors: Math.max(0, plan.errors.length - errorsMost),
});
