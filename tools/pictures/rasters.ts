import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { launchChromium } from '../../scripts/lib/chromium.ts';
import { hero } from './hero.ts';
import { icon, mark } from './mark.ts';
import { colours } from './palette.ts';

const png = (text: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(text)).resize(size, size).png({ compressionLevel: 9 }).toBuffer();

/** An ICO file may hold one PNG as it is. */
const ico = (image: Buffer, size: number): Buffer => {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(22, 18);
  return Buffer.concat([header, image]);
};

const font = (path: string): string => {
  const file = new URL(`../../node_modules/${path}`, import.meta.url);
  return `url(data:font/woff2;base64,${readFileSync(file).toString('base64')})`;
};

const sharePage = (): string => `<!doctype html><style>
  @font-face { font-family: Fraunces; font-weight: 100 900; src: ${font('@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2')} }
  @font-face { font-family: Mukta; src: ${font('@fontsource/mukta/files/mukta-latin-500-normal.woff2')} }
  body { margin: 0; width: 1200px; height: 630px; background: ${colours.ivory}; color: ${colours.plumDeep}; overflow: hidden; position: relative }
  .picture { position: absolute; right: 20px; bottom: 0 } .picture svg { width: 660px; height: 587px; display: block }
  .words { position: absolute; left: 88px; top: 168px } .words svg { width: 92px; height: 92px; margin-left: -6px }
  h1 { font: 600 132px/1 Fraunces; font-variation-settings: 'SOFT' 100; margin: 8px 0 22px; letter-spacing: -2px }
  p { font: 500 44px/1.2 Mukta; margin: 0 }
</style><div class="picture">${hero()}</div><div class="words">${mark()}<h1>Haldi</h1><p>Beauty at home</p></div>`;

const share = async (): Promise<Buffer> => {
  const browser = await launchChromium();
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(sharePage());
  await page.evaluate(() => document.fonts.ready);
  const shot = await page.screenshot();
  await browser.close();
  return sharp(shot).png({ palette: true, colours: 128, compressionLevel: 9 }).toBuffer();
};

export const writeRasters = async (folder: URL): Promise<void> => {
  const write = (path: string, content: Buffer): void => {
    const file = new URL(path, folder);
    mkdirSync(new URL('.', file), { recursive: true });
    writeFileSync(file, content);
  };
  write('icons/icon-192.png', await png(icon(192, false, true), 192));
  write('icons/icon-512.png', await png(icon(512, false, true), 512));
  write('icons/maskable-512.png', await png(icon(512, true, false), 512));
  // A phone draws it in one colour: only what is not transparent counts.
  write('icons/badge-96.png', await png(mark(), 96));
  write('icons/apple-touch-icon.png', await png(icon(180, false, false), 180));
  write('favicon.ico', ico(await png(icon(32, false, true), 32), 32));
  write('pictures/share.png', await share());
};
