import { care } from './posts/care.ts';
import { celebrations } from './posts/celebrations.ts';
import { paint } from './tableau.ts';

const sheet = { width: 960, height: 540, weight: 3 };

export const blogPictures = (): Map<string, string> =>
  new Map(
    Object.entries({ ...celebrations, ...care }).map(([slug, post]) => [slug, paint(sheet, post)]),
  );
