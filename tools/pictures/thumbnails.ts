import { starterCatalogue } from '../../apps/server/src/catalogue/starter/starter-catalogue.ts';
import { dataSets } from '../../packages/contract/src/catalogue/categories.ts';
import { backdropNames, backdrops } from './backdrops.ts';
import { moods } from './palette.ts';
import { recipes } from './recipes/recipes.ts';
import { seeded } from './seeded.ts';
import { compose } from './stage.ts';
import { svg } from './svg.ts';

const sheet = { width: 320, height: 240, weight: 2 };

/** Neighbours on a page never share mood or backdrop; everything else follows from the id. */
const thumbnail = (key: (typeof dataSets)[number]['key'], slug: string, index: number): string => {
  const random = seeded(`${key}-${slug}`);
  const recipe = recipes[key];
  const mood = recipe.moods[index % recipe.moods.length] ?? 'gold';
  const t = moods[mood];
  const start = dataSets.findIndex((set) => set.key === key) * 2;
  const name = backdropNames[(start + index * 4) % backdropNames.length] ?? 'sun';
  const backdrop = backdrops[name]?.(sheet.width, sheet.height, t) ?? [];
  const draw = recipe.services[slug] ?? recipe.usual;
  return svg(sheet, compose(draw(t, random), backdrop, t, random));
};

export const thumbnails = (): Map<string, string> =>
  new Map(
    dataSets.flatMap(({ key }) =>
      starterCatalogue[key].map(({ slug }, index): [string, string] => [
        `${key}-${slug}`,
        thumbnail(key, slug, index),
      ]),
    ),
  );
