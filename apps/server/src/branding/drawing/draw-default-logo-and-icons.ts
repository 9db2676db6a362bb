import { defaultSettings } from '@haldi/contract/settings/default-settings';
import type { SalonBranding } from './salon-branding.ts';
import { initialToPath } from './text-to-svg-paths.ts';

const outer = [
  'M13.3 28.3c-1-.2-4.2-.1-6-1.2c-1.8-1-3.8-3.2-4.7-5c-.9-1.9-.6-5.2-.7-6.3a.7 .7 0 0 1 1.4-.4c.5 .7 1.9 3.1 2.9 4.5c1.1 1.5 2 3 3.3 4.2c1.3 1.1 3.6 2.4 4.4 2.8a.7 .7 0 0 1-.6 1.4z',
  'M18.1 26.9c.8-.4 3.1-1.7 4.4-2.8c1.3-1.2 2.2-2.7 3.3-4.2c1-1.4 2.4-3.8 2.9-4.5a.7 .7 0 0 1 1.4 .4c-.1 1.1 .2 4.4-.7 6.3c-.9 1.8-2.9 4-4.7 5c-1.8 1.1-5 1-6 1.2a.7 .7 0 0 1-.6-1.4z',
];
const inner = [
  'M14.2 26.6c-.9-.8-4-3-5.3-5c-1.4-2-2.8-4.7-3.1-7.1c-.2-2.4 1.4-5.9 1.7-7.1a.7 .7 0 0 1 1.4 0c.3 1 1.4 4.1 2.1 6.1c.6 2 1 4 1.7 6.1c.8 2 2.2 5.2 2.7 6.2a.7 .7 0 0 1-1.2 .8z',
  'M16.6 25.8c.5-1 1.9-4.2 2.7-6.2c.7-2.1 1.1-4.1 1.7-6.1c.7-2 1.8-5.1 2.1-6.1a.7 .7 0 0 1 1.4 0c.3 1.2 1.9 4.7 1.7 7.1c-.3 2.4-1.7 5.1-3.1 7.1c-1.3 2-4.4 4.2-5.3 5a.7 .7 0 0 1-1.2-.8z',
];
const heart = [
  'M15.3 24.4c-.3-1.2-1.4-4.6-1.8-7c-.4-2.4-.8-4.9-.5-7.4c.3-2.5 1.9-6.2 2.3-7.4a.7 .7 0 0 1 1.4 0c.4 1.2 2 4.9 2.3 7.4c.3 2.5-.1 5-.5 7.4c-.4 2.4-1.5 5.8-1.8 7a.7 .7 0 0 1-1.4 0z',
];

const fill = (colour: string, paths: readonly string[]): string =>
  `<path fill="${colour}" d="${paths.join('')}"/>`;

const flower = ({ choice, palette }: SalonBranding, isOnDark: boolean): string => {
  const petals = isOnDark
    ? [choice === 'turmeric' ? '#e58a9c' : palette['haldi-500'], palette['haldi-500']]
    : [palette['plum-500'], palette['haldi-500']];
  const [outside = '', inside = ''] = petals;
  return fill(outside, outer) + fill(inside, inner) + fill(palette['haldi-400'], heart);
};

const capHeight = 0.7;

const monogram = async (name: string, size: number, colour: string) => {
  const lettered = await initialToPath(name, size);
  if (!lettered) return undefined;
  const [x, y] = [16 - lettered.width / 2, 16 + (size * capHeight) / 2];
  return `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)})" fill="${colour}" d="${lettered.path}"/>`;
};

/** Falls back to the flower if the name has no letter that our fonts contain. */
const letterOf = (branding: SalonBranding, size: number, colour: string) =>
  branding.name === defaultSettings.businessName
    ? undefined
    : monogram(branding.name, size, colour);

const svg = (size: number, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${size}" height="${size}">${inside}</svg>\n`;

const tile = (colour: string, radius: number): string =>
  `<rect width="32" height="32" rx="${radius}" fill="${colour}"/>`;

export const drawDefaultLogo = async (branding: SalonBranding): Promise<string> => {
  const { palette } = branding;
  const letter = await letterOf(branding, 21, palette['plum-900']);
  return svg(32, letter ? tile(palette['haldi-300'], 8) + letter : flower(branding, false));
};

/** Without a background: phones draw the badge in one colour. */
export const drawNotificationBadge = async (branding: SalonBranding): Promise<string> =>
  svg(96, (await letterOf(branding, 34, '#ffffff')) ?? flower(branding, false));

const scaled = (inside: string, scale: number): string => {
  const inset = (16 * (1 - scale)).toFixed(2);
  return `<g transform="translate(${inset} ${inset}) scale(${scale})">${inside}</g>`;
};

type IconShape = { scale: number; radius: number };

/** `scale` is the share of the icon that the drawing fills. */
export const drawAppIcon = async (
  branding: SalonBranding,
  size: number,
  { scale, radius }: IconShape,
): Promise<string> => {
  const { palette } = branding;
  const letter = await letterOf(branding, 30, palette['haldi-200']);
  return svg(
    size,
    tile(palette['plum-700'], radius) + scaled(letter ?? flower(branding, true), scale),
  );
};

export const drawIconBackground = (
  { palette, logo }: SalonBranding,
  size: number,
  radius: number,
): string => svg(size, tile(logo?.isLight ? palette['plum-900'] : '#ffffff', radius));
