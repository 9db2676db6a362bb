import { sharePictureSize } from '@haldi/contract/branding/share-picture';
import {
  type ImageOverlay,
  renderPng,
} from '../../platform/media/render-png-and-measure-images.ts';
import { drawDefaultLogo } from './draw-default-logo-and-icons.ts';
import type { SalonBranding } from './salon-branding.ts';
import { fitText, type TextBlock, type TextPath, textToPath } from './text-to-svg-paths.ts';

const { width, height } = sharePictureSize;
const left = 84;
/** The rosette of leaves begins to the right of this. */
const textWidth = 700;

const textPath = (line: TextPath, x: number, y: number, colour: string): string =>
  `<path transform="translate(${x} ${y.toFixed(1)})" fill="${colour}" d="${line.path}"/>`;

const leaf = 'M0 0C64 -60 84 -190 0 -290C-84 -190 -64 -60 0 0z';

const ring = (count: number, scale: number, colour: string, turn = 0): string =>
  Array.from(
    { length: count },
    (_, index) =>
      `<path transform="rotate(${turn + (360 / count) * index}) scale(${scale})" fill="${colour}" d="${leaf}"/>`,
  ).join('');

const rosette = ({ palette }: SalonBranding): string =>
  `<g transform="translate(1090 360)">${ring(12, 1.32, palette['haldi-100'], 15)}${ring(
    12,
    1,
    palette['haldi-200'],
  )}${ring(12, 0.66, palette['haldi-300'], 15)}${ring(12, 0.36, palette['plum-600'])}<circle r="34" fill="${
    palette['haldi-200']
  }"/></g>`;

const logoPlaceholder = async (branding: SalonBranding): Promise<string> => {
  const mark = await drawDefaultLogo(branding);
  const content = mark.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
  return `<g transform="translate(${left} 64) scale(3.25)">${content}</g>`;
};

const logoBox = { width: 420, height: 128 };
const room = 16;

const logoBackground = ({ palette, logo }: SalonBranding): string => {
  if (!logo?.isLight) return '';
  const scale = Math.min(logoBox.width / logo.width, logoBox.height / logo.height);
  const [w, h] = [logo.width * scale + 2 * room, logo.height * scale + 2 * room];
  return `<rect x="${left - room}" y="${60 - room}" width="${w.toFixed(0)}" height="${h.toFixed(0)}" rx="20" fill="${palette['plum-900']}"/>`;
};

const logoOverlay = ({ logo }: SalonBranding): ImageOverlay | undefined => {
  if (!logo) return undefined;
  const scale = Math.min(logoBox.width / logo.width, logoBox.height / logo.height);
  const size = { width: Math.round(logo.width * scale), height: Math.round(logo.height * scale) };
  return { bytes: logo.bytes, ...size, left, top: 60 };
};

/** Returns where the next block may begin. */
const drawLines = ({ lines, size }: TextBlock, top: number, spacing: number, colour: string) => ({
  paths: lines.map((line, index) =>
    textPath(line, left, top + size * (0.8 + index * spacing), colour),
  ),
  end: top + size * spacing * lines.length,
});

const [from, to] = [212, 520];
const gap = 22;

export const drawSharePicture = async (branding: SalonBranding, title: string): Promise<Buffer> => {
  const { palette } = branding;
  const room = { width: textWidth, lines: 2 };
  const nameBlock = await fitText(branding.name, 'display', [86, 76, 66, 58, 50, 44], room);
  const titleBlock = await fitText(title, 'display', [44, 40, 36], room);
  const textHeight =
    nameBlock.size * 1.08 * nameBlock.lines.length +
    gap +
    titleBlock.size * 1.2 * titleBlock.lines.length;
  const salon = drawLines(
    nameBlock,
    from + Math.max(0, to - from - textHeight) / 2,
    1.08,
    palette['plum-900'],
  );
  const page = drawLines(titleBlock, salon.end + gap, 1.2, palette['plum-600']);
  const drawing = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${palette.ivory}"/>`,
    rosette(branding),
    branding.logo ? logoBackground(branding) : await logoPlaceholder(branding),
    ...salon.paths,
    ...page.paths,
    textPath(await textToPath(branding.city, 'body', 32), left, 568, palette.stone),
    `<rect y="${height - 18}" width="${width}" height="18" fill="${palette['haldi-400']}"/>`,
    '</svg>',
  ].join('');
  return renderPng({ svg: drawing, width, height, inlay: logoOverlay(branding), isFlat: true });
};
