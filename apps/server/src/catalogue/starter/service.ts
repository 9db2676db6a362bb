import { defaultSkillFor } from '@haldi/contract/catalogue/default-skills';
import type { Db } from '../../platform/database/database.ts';
import { ensureDefaultSkills } from '../../skills/service.ts';
import { countServices, insertServices } from '../services-store.ts';
import { builtInPicturePath } from './built-in-pictures.ts';
import { starterCatalogue } from './starter-catalogue.ts';

export const insertStarterServicesIfEmpty = async (db: Db, now: Date): Promise<void> => {
  if ((await countServices(db)) > 0) return;
  const skills = await ensureDefaultSkills(db);
  const skillOf = (service: { name: string; dataSet: string }): number => {
    const id = skills.get(defaultSkillFor(service));
    if (id === undefined) throw new Error(`${service.name} needs an unknown skill`);
    return id;
  };
  const rows = Object.entries(starterCatalogue).flatMap(([dataSet, services]) =>
    services.map(({ slug, ...service }, position) => ({
      ...service,
      id: `${dataSet}-${slug}`,
      dataSet,
      skillId: skillOf({ ...service, dataSet }),
      position,
      image: builtInPicturePath(dataSet, slug),
      updatedAt: now,
    })),
  );
  await insertServices(db, rows);
};
