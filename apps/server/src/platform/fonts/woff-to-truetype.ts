import { inflateSync } from 'node:zlib';

const headerBytes = 44;
const entryBytes = 20;

/**
 * PDF files contain TrueType, and the font packages contain only WOFF. WOFF is the same tables,
 * compressed one by one: https://www.w3.org/TR/WOFF/. (WOFF2 also rewrites the outlines.)
 */
export const woffToTrueType = (woff: Buffer): Buffer => {
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(12 + 16 * count);
  woff.copy(directory, 0, 4, 8);
  const power = Math.floor(Math.log2(count));
  directory.writeUInt16BE(count, 4);
  directory.writeUInt16BE(16 * 2 ** power, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE(16 * (count - 2 ** power), 10);
  const tables: Buffer[] = [];
  let offset = directory.length;
  for (let index = 0; index < count; index += 1) {
    const entry = headerBytes + entryBytes * index;
    const [start, stored, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(start, start + stored);
    const target = 12 + 16 * index;
    woff.copy(directory, target, entry, entry + 4);
    woff.copy(directory, target + 4, entry + 16, entry + 20);
    directory.writeUInt32BE(offset, target + 8);
    directory.writeUInt32BE(length, target + 12);
    const padded = Buffer.alloc(Math.ceil(length / 4) * 4);
    (stored < length ? inflateSync(bytes) : bytes).copy(padded);
    tables.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([directory, ...tables]);
};
