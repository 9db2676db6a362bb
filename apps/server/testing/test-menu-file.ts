import type { MenuPreview } from '@haldi/contract/catalogue/menu-file/menu-import-preview';
import type { SheetRow } from '@haldi/contract/kit/spreadsheet';
import { stringify } from 'csv-stringify/sync';
import type { LightMyRequestResponse } from 'fastify';
import { readSpreadsheet } from '../src/platform/files/read-spreadsheet.ts';
import { writeXlsx } from '../src/platform/files/write-xlsx.ts';
import { formRequest } from './test-form-request.ts';
import { adminServicesUrl, type TestMenuEditing } from './test-menu-editing.ts';

export type TableFormat = 'csv' | 'xlsx';
export type Table = (string | number)[][];

const maxTableSize = { rows: 5_000, columns: 100, cell: 10_000 };

export const readTable = async (file: Uint8Array): Promise<string[][]> =>
  (await readSpreadsheet(file, maxTableSize)).map(({ cells }: SheetRow) =>
    Array.from(cells, (cell) => cell?.text ?? ''),
  );

export const writeTable = async (format: TableFormat, table: Table): Promise<Buffer> => {
  const [header = [], ...rows] = table;
  if (format === 'csv') return Buffer.from(stringify(table));
  return writeXlsx({ name: 'Menu', header: header.map(String), widths: [10], pages: [rows] });
};

export const menuFileCalls = ({ haldi, owner }: TestMenuEditing) => {
  const send = async (
    path: string,
    bytes: Uint8Array,
    fields: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> =>
    haldi.as(
      owner,
      await formRequest('POST', `${adminServicesUrl}/${path}`, fields, { file: { bytes } }),
    );
  const preview = async (bytes: Uint8Array): Promise<MenuPreview> =>
    (await send('file/preview', bytes)).json();
  return {
    send,
    preview,
    out: async (format: TableFormat): Promise<Buffer> =>
      (await haldi.as(owner, { url: `${adminServicesUrl}/file?format=${format}` })).rawPayload,
    apply: async (bytes: Uint8Array, fields: Record<string, string> = {}) =>
      send('file', bytes, { fingerprint: (await preview(bytes)).fingerprint, ...fields }),
  };
};
