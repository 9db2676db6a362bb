import type { Guard } from '../../../testing/guard.ts';

export const guards: Guard[] = [
  {
    what: 'the number of rows is limited',
    file: 'sheet-limits.ts',
    find: 'if (rows.length > bounds.rows) throw fileTooLargeError(sheetLimitsCopy.rows(bounds.rows));',
    test: 'read-spreadsheet.rule.test.ts',
  },
  {
    what: 'the number of columns is limited',
    file: 'sheet-limits.ts',
    find: 'if (used > bounds.columns) throw fileTooLargeError(sheetLimitsCopy.columns(bounds.columns));',
    test: 'read-spreadsheet.rule.test.ts',
  },
  {
    what: 'the length of a cell is limited',
    file: 'sheet-limits.ts',
    find: 'if (cell && cell.text.length > bounds.cell) {',
    replace: 'if (cell && cell.text.length < 0) {',
    test: 'read-spreadsheet.rule.test.ts',
  },
  {
    what: 'documents with a doctype are rejected',
    file: 'read-xml.ts',
    find: 'parser.ondoctype = refuse(hasDoctype);',
    test: '../../catalogue/menu-file/malicious-files.test.ts',
  },
  {
    what: 'the size of an unpacked file is limited',
    file: 'read-zip.ts',
    find: 'if (size > limit) throw fileTooLargeError(zipCopy.tooLarge);',
    test: '../../catalogue/menu-file/malicious-files.test.ts',
  },
  {
    what: 'the total unpacked size is limited',
    file: 'read-zip.ts',
    find: 'remaining -= size;',
    test: '../../catalogue/menu-file/malicious-files.test.ts',
  },
  {
    what: 'the number of files in a zip is limited',
    file: 'read-zip.ts',
    find: 'if (zip.entryCount > bounds.entries)\n    throw fileTooLargeError(zipCopy.tooManyFiles(bounds.entries));',
    test: '../../catalogue/menu-file/malicious-files.test.ts',
  },
  {
    what: 'zip files inside a zip are rejected',
    file: 'read-zip.ts',
    find: 'if (isZip(content)) throw unreadableFileError(zipCopy.nested);',
    test: '../../catalogue/menu-file/malicious-files.test.ts',
  },
];
