import type { Guard } from '../../../testing/guard.ts';

export const guards: Guard[] = [
  {
    what: 'no more rows than are taken',
    file: 'sheet-limits.ts',
    find: 'if (rows.length > bounds.rows) throw fileTooLargeError(sheetLimitsCopy.rows(bounds.rows));',
    test: 'read-spreadsheet.rule.test.ts',
  },
  {
    what: 'no row longer than is taken',
    file: 'sheet-limits.ts',
    find: 'if (used > bounds.columns) throw fileTooLargeError(sheetLimitsCopy.columns(bounds.columns));',
    test: 'read-spreadsheet.rule.test.ts',
  },
  {
    what: 'no cell longer than is taken',
    file: 'sheet-limits.ts',
    find: 'if (cell && cell.text.length > bounds.cell) {',
    replace: 'if (cell && cell.text.length < 0) {',
    test: 'read-spreadsheet.rule.test.ts',
  },
  {
    what: 'nothing a document declares is expanded',
    file: 'xml.ts',
    find: 'parser.ondoctype = refuse(hasDoctype);',
    test: '../../catalogue/menu-file/malicious-files.test.ts',
  },
  {
    what: 'what is unpacked is counted',
    file: 'zip.ts',
    find: 'if (size > limit) throw fileTooLargeError(zipCopy.tooLarge);',
    test: '../../catalogue/menu-file/malicious-files.test.ts',
  },
  {
    what: 'all that is unpacked together is counted',
    file: 'zip.ts',
    find: 'remaining -= size;',
    test: '../../catalogue/menu-file/malicious-files.test.ts',
  },
  {
    what: 'a zip has no more entries than it may',
    file: 'zip.ts',
    find: 'if (zip.entryCount > bounds.entries)\n    throw fileTooLargeError(zipCopy.tooManyFiles(bounds.entries));',
    test: '../../catalogue/menu-file/malicious-files.test.ts',
  },
  {
    what: 'no zip within a zip',
    file: 'zip.ts',
    find: 'if (isZip(content)) throw unreadableFileError(zipCopy.nested);',
    test: '../../catalogue/menu-file/malicious-files.test.ts',
  },
];
