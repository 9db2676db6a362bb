import { compressZipEntry, makeZip, type PackedFile } from '../src/platform/files/make-zip.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export const zipOf = (files: Readonly<Record<string, string | Uint8Array>>): Buffer =>
  makeZip(Object.entries(files).map(([name, content]) => compressZipEntry(name, content)));

/** Builds a workbook from the XML of its sheet and other parts. */
export const createXlsxWorkbook = (
  sheet: string,
  parts: Record<string, string | Uint8Array> = {},
): Buffer => {
  const files: Record<string, string | Uint8Array> = {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="x" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${sheet}</sheetData></worksheet>`,
    ...parts,
  };
  return zipOf(files);
};

export const zipEntryStatingSize = (
  name: string,
  content: Buffer,
  saidSize = content.length,
): PackedFile => ({
  ...compressZipEntry(name, content),
  size: saidSize,
});

/** A zip whose entries all point to the same offset. */
export const overlappingZip = (entries: readonly PackedFile[]): Buffer => {
  const zip = makeZip(entries);
  let at = zip.readUInt32LE(zip.length - 6);
  for (const { name } of entries) {
    zip.writeUInt32LE(0, at + 42);
    at += 46 + Buffer.byteLength(name);
  }
  return zip;
};
