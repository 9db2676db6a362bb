import { renderPng } from '../../platform/media/render-png-and-measure-images.ts';
import {
  drawAppIcon,
  drawIconBackground,
  drawNotificationBadge,
} from './draw-default-logo-and-icons.ts';
import type { SalonBranding } from './salon-branding.ts';

type Shape = { size: number; scale: number; radius: number };

/**
 * By file name. Maskable icons keep their content inside the safe circle and have no rounded
 * corners.
 */
const shapes = {
  'icon-192.png': { size: 192, scale: 0.7, radius: 7 },
  'icon-512.png': { size: 512, scale: 0.7, radius: 7 },
  'maskable-512.png': { size: 512, scale: 0.56, radius: 0 },
  'apple-touch-icon.png': { size: 180, scale: 0.7, radius: 0 },
} as const satisfies Record<string, Shape>;

const small: Shape = { size: 32, scale: 0.84, radius: 7 };

const draw = async (branding: SalonBranding, shape: Shape): Promise<Buffer> => {
  const { size, scale, radius } = shape;
  const { logo } = branding;
  const square = { width: size, height: size };
  if (!logo) return renderPng({ svg: await drawAppIcon(branding, size, shape), ...square });
  const side = Math.round(size * Math.min(0.92, scale + 0.08));
  const edge = Math.round((size - side) / 2);
  return renderPng({
    svg: drawIconBackground(branding, size, radius),
    ...square,
    inlay: { bytes: logo.bytes, width: side, height: side, left: edge, top: edge },
  });
};

export const iconFileNames = [...Object.keys(shapes), 'badge-96.png'];

export const drawIconFile = async (
  branding: SalonBranding,
  name: string,
): Promise<Buffer | undefined> => {
  if (name === 'badge-96.png') {
    return renderPng({ svg: await drawNotificationBadge(branding), width: 96, height: 96 });
  }
  return Object.hasOwn(shapes, name)
    ? draw(branding, shapes[name as keyof typeof shapes])
    : undefined;
};

export const drawFaviconSvg = (branding: SalonBranding): Promise<string> =>
  drawAppIcon(branding, 32, { scale: 0.8, radius: 8 });

/** An ICO file may contain a PNG. */
export const drawFaviconIco = async (branding: SalonBranding): Promise<Buffer> => {
  const image = await draw(branding, small);
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(small.size, 6);
  header.writeUInt8(small.size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(22, 18);
  return Buffer.concat([header, image]);
};
