import { blogPictures } from './blog.ts';
import { emptyStates } from './empty-states.ts';
import { hero } from './hero.ts';
import { mehndiDesigns } from './mehndi/designs.ts';
import { scenes } from './scenes.ts';
import { thumbnails } from './thumbnails.ts';

const folder = (name: string, pictures: Map<string, string>): [string, string][] =>
  [...pictures].map(([slug, text]) => [`pictures/${name}/${slug}.svg`, text]);

/** Every SVG by its path under the public folder. */
export const pictures = (): Map<string, string> =>
  new Map([
    ['pictures/hero.svg', hero()],
    ...folder('scenes', scenes()),
    ...folder('services', thumbnails()),
    ...folder('empty', emptyStates()),
    ...folder('blog', blogPictures()),
    ...folder('mehndi', mehndiDesigns()),
  ]);

export const publicFolder = new URL('../../apps/web/public/', import.meta.url);
