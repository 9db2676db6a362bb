import { illustrationForName } from '@haldi/contract/catalogue/desk/sections/page-illustrations';
import type { SectionRef } from '@haldi/contract/catalogue/menu-file/match-section';
import { normalizeName } from '@haldi/contract/catalogue/menu-file/menu-before-import';
import { auditChangesBetween, recordAuditEntry } from '../../audit/service.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Identity } from '../../platform/http/identity.ts';
import { insertNewMenuPage, insertNewMenuSection } from '../desk/sections/service.ts';
import { readMenu } from '../menu/service.ts';

const nameOf = ({ name }: SectionRef): string => name;

export const createPagesAndSections = async (
  tx: Db,
  by: Identity,
  at: Date,
  pages: readonly string[],
  sections: readonly SectionRef[],
): Promise<void> => {
  for (const name of pages) {
    const names = [
      name,
      ...sections.filter(({ page }) => normalizeName(page) === normalizeName(name)).map(nameOf),
    ];
    const scene = names.map(illustrationForName).find((found) => found !== undefined) ?? 'salon';
    await insertNewMenuPage(tx, by, at, await readMenu(tx), { name, admin: 'Beauty', scene });
  }
  for (const { name, page: pageName } of sections) {
    const menu = await readMenu(tx);
    const page = menu.find(
      (candidate) => normalizeName(candidate.name) === normalizeName(pageName),
    );
    if (!page) throw new Error(`the page ${pageName} of a new section is not there`);
    const key = await insertNewMenuSection(tx, menu, { name, page: page.slug });
    const changes = auditChangesBetween({}, { page: page.name });
    await recordAuditEntry(tx, {
      by,
      at,
      act: 'section-added',
      subject: { id: key, name },
      changes,
    });
  }
};
