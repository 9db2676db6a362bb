import { crc32, deflateRawSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook put together by hand: what stands in its sheet, and any other part. */
export const workbook = (
  sheet: string,
  parts: Record<string, string | Uint8Array> = {},
): Buffer => {
  const files: Record<string, string | Uint8Array> = {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="x" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${sheet}</sheetData></worksheet>`,
    ...parts,
  };
  return Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, part]) => [
          name,
          typeof part === 'string' ? strToU8(part) : part,
        ]),
      ),
    ),
  );
};

type RawEntry = { name: string; packed: Buffer; size: number; crc: number };

export const packed = (name: string, content: Buffer, saidSize = content.length): RawEntry => ({
  name,
  packed: deflateRawSync(content, { level: 9 }),
  size: saidSize,
  crc: crc32(content),
});

/** A zip whose entries say about themselves what they like; `sharing`: all lie at the same place. */
export const rawZip = (entries: readonly RawEntry[], { sharing = false } = {}): Buffer => {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let at = 0;
  let firstAt: number | undefined;
  for (const { name, packed: bytes, size, crc } of entries) {
    const isHeld = sharing && firstAt !== undefined;
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(20, 4);
    head.writeUInt16LE(8, 8);
    head.writeUInt32LE(crc, 14);
    head.writeUInt32LE(bytes.length, 18);
    head.writeUInt32LE(size, 22);
    head.writeUInt16LE(Buffer.byteLength(name), 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    head.copy(entry, 6, 4, 30);
    entry.writeUInt16LE(0, 30);
    entry.writeUInt32LE(isHeld ? (firstAt ?? 0) : at, 42);
    central.push(entry, Buffer.from(name));
    firstAt ??= at;
    if (isHeld) continue;
    const local = Buffer.concat([head, Buffer.from(name), bytes]);
    locals.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, directory, end]);
};
