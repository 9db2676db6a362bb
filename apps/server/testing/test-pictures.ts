import { once } from 'node:events';
import { crc32, createDeflate } from 'node:zlib';
import sharp from 'sharp';

type Colour = { r: number; g: number; b: number };
const golden = { r: 251, g: 192, b: 45 };

const canvas = (width: number, height: number, background: Colour) =>
  sharp({ create: { width, height, channels: 3, background } });

export const jpeg = (width = 640, height = 400, colour: Colour = golden): Promise<Buffer> =>
  canvas(width, height, colour).jpeg().toBuffer();
export const png = (width = 640, height = 400): Promise<Buffer> =>
  canvas(width, height, golden).png().toBuffer();
export const webp = (width = 640, height = 400): Promise<Buffer> =>
  canvas(width, height, golden).webp().toBuffer();

/** Rotated, with a GPS position in its metadata. */
export const photograph = (): Promise<Buffer> =>
  canvas(800, 500, golden)
    .withExif({
      IFD0: { Copyright: '<script>alert(1)</script>' },
      IFD3: { GPSLatitude: '18/1 30/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};

const pngOf = (width: number, height: number, packed: Buffer): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', packed),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** A PNG with a valid header and no valid image data. */
export const undecodable = (width: number, height: number): Buffer =>
  pngOf(width, height, Buffer.from('no pixels'));

/** A few kilobytes that need much more memory when decoded. */
export const decompressionBomb = async (width: number, height = width): Promise<Buffer> => {
  const deflate = createDeflate({ level: 9 });
  const packed: Buffer[] = [];
  deflate.on('data', (piece: Buffer) => packed.push(piece));
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * 100);
  for (let row = 0; row < height; row += 100) {
    if (!deflate.write(rows)) await once(deflate, 'drain');
  }
  deflate.end();
  await once(deflate, 'end');
  return pngOf(width, height, Buffer.concat(packed));
};
