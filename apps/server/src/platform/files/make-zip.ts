import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw, deflateRawSync } from 'node:zlib';

export type PackedFile = { name: string; packed: Buffer; size: number; crc: number };

export const compressZipEntry = (name: string, content: string | Uint8Array): PackedFile => {
  const bytes = Buffer.from(content);
  return { name, packed: deflateRawSync(bytes), size: bytes.length, crc: crc32(bytes) };
};

/** For large content: only the compressed bytes are kept. */
export const compressZipChunks = async (
  name: string,
  chunks: AsyncIterable<string>,
): Promise<PackedFile> => {
  const parts: Buffer[] = [];
  let [size, crc] = [0, 0];
  async function* measured() {
    for await (const chunk of chunks) {
      const bytes = Buffer.from(chunk);
      size += bytes.length;
      crc = crc32(bytes, crc);
      yield bytes;
    }
  }
  await pipeline(measured, createDeflateRaw(), async (packed) => {
    for await (const part of packed) parts.push(part);
  });
  return { name, packed: Buffer.concat(parts), size, crc };
};

const numbers = (...fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer =>
  Buffer.concat(
    fields.map(([bytes, value]) => {
      const field = Buffer.alloc(bytes);
      field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );

/** Local headers and central directory as described in PKWARE's APPNOTE.TXT. */
export const makeZip = (files: readonly PackedFile[]): Buffer => {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const { name, packed, size, crc } of files) {
    const path = Buffer.from(name);
    const header = numbers(
      [2, 20],
      // Names are UTF-8, files are deflated.
      [2, 0x0800],
      [2, 8],
      // The oldest date that a zip can store, so that the same files make the same zip.
      [2, 0],
      [2, 0x0021],
      [4, crc],
      [4, packed.length],
      [4, size],
      [2, path.length],
      [2, 0],
    );
    const part = Buffer.concat([numbers([4, 0x04034b50]), header, path, packed]);
    const rest = numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]);
    list.push(numbers([4, 0x02014b50], [2, 20]), header, rest, path);
    parts.push(part);
    offset += part.length;
  }
  const directory = Buffer.concat(list);
  const { length } = files;
  const end = numbers(
    [4, 0x06054b50],
    [4, 0],
    [2, length],
    [2, length],
    [4, directory.length],
    [4, offset],
    [2, 0],
  );
  return Buffer.concat([...parts, directory, end]);
};
