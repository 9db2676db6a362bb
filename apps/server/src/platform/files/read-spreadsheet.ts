import type { SheetRow } from '@haldi/contract/kit/spreadsheet';
import { unreadableFileError } from './file-errors.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import type { SheetLimits } from './sheet-limits.ts';

const isZip = (bytes: Buffer): boolean => bytes.toString('latin1', 0, 2) === 'PK';
/** Excel files from before 2007, and newer ones with a password. */
const isOldExcel = (bytes: Buffer): boolean => bytes.toString('hex', 0, 4) === 'd0cf11e0';

const oldExcel =
  'This is an old Excel file (.xls) or it has a password. Save it as XLSX without a password and try again.';

/** The first bytes decide between CSV and XLSX, not the file name. */
export const readSpreadsheet = async (
  upload: Uint8Array,
  bounds: SheetLimits,
): Promise<SheetRow[]> => {
  const bytes = Buffer.from(upload.buffer, upload.byteOffset, upload.byteLength);
  if (isOldExcel(bytes)) throw unreadableFileError(oldExcel);
  return isZip(bytes) ? readXlsx(bytes, bounds) : readCsv(bytes, bounds);
};
