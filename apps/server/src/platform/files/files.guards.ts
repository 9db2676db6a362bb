import type { Guard } from '../../../testing/guard.ts';

export const guards: Guard[] = [
  {
    what: 'no more rows than are taken',
    file: 'bounds.ts',
    find: 'if (rows.length > bounds.rows) throw tooMuch(boundsCopy.rows(bounds.rows));',
    test: 'read-sheet.rule.test.ts',
  },
  {
    what: 'no row longer than is taken',
    file: 'bounds.ts',
    find: 'if (used > bounds.columns) throw tooMuch(boundsCopy.columns(bounds.columns));',
    test: 'read-sheet.rule.test.ts',
  },
  {
    what: 'no cell longer than is taken',
    file: 'bounds.ts',
    find: 'if (cell && cell.text.length > bounds.cell) {',
    replace: 'if (cell && cell.text.length < 0) {',
    test: 'read-sheet.rule.test.ts',
  },
  {
    what: 'nothing a document declares is expanded',
    file: 'xml.ts',
    find: 'parser.ondoctype = refuse(declaresEntities);',
    test: '../../catalogue/sheet/bombs.test.ts',
  },
  {
    what: 'what is unpacked is counted',
    file: 'zip.ts',
    find: 'if (size > most) throw tooMuch(zipCopy.tooLarge);',
    test: '../../catalogue/sheet/bombs.test.ts',
  },
  {
    what: 'all that is unpacked together is counted',
    file: 'zip.ts',
    find: 'left -= size;',
    test: '../../catalogue/sheet/bombs.test.ts',
  },
  {
    what: 'a zip has no more entries than it may',
    file: 'zip.ts',
    find: 'if (zip.entryCount > bounds.entries) throw tooMuch(zipCopy.tooMany(bounds.entries));',
    test: '../../catalogue/sheet/bombs.test.ts',
  },
  {
    what: 'no zip within a zip',
    file: 'zip.ts',
    find: 'if (isPacked(whole)) throw unreadable(zipCopy.nested);',
    test: '../../catalogue/sheet/bombs.test.ts',
  },
];
