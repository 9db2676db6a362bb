import type { Guard } from './guard.ts';

const sections = 'catalogue/desk/sections/sections.test.ts';
const menuFile = 'catalogue/sheet/menu-file.test.ts';
const pictures = 'catalogue/sheet/pictures.test.ts';
const bombs = 'catalogue/sheet/bombs.test.ts';

export const menuGuards: Guard[] = [
  {
    what: 'the slower of two does not change pages and sections unseen',
    file: 'catalogue/desk/sections/service.ts',
    find: "if (menu.version !== version) throw new AppError('MENU_CHANGED', copy.changed);",
    replace: '',
    test: sections,
  },
  {
    what: 'what was never sold is deleted with its row held',
    file: 'catalogue/desk/removing.ts',
    find: "=== 'order_services_service_id_services_id_fk'",
    replace: "=== 'none'",
    test: 'catalogue/desk/removing.test.ts',
  },
  {
    what: 'a file does what was seen',
    file: 'catalogue/sheet/service.ts',
    find: 'if (preview.fingerprint !== wish.fingerprint) {',
    replace: "if (preview.fingerprint === '') {",
    test: menuFile,
  },
  {
    what: 'one wrong cell, and no row is written',
    file: 'catalogue/sheet/service.ts',
    find: "if (plan.errors.length > 0) throw new AppError('INVALID_INPUT', sheetCopy.faulty, { details });",
    replace: '',
    test: menuFile,
  },
  {
    what: 'new pages, sections and skills are agreed to',
    file: 'catalogue/sheet/service.ts',
    find: "if (makesNew(plan) && wish.makeNew !== 'yes') {",
    replace: 'if (makesNew(plan) && wish.makeNew === undefined) {',
    test: menuFile,
  },
  {
    what: 'one file at a time',
    file: 'catalogue/sheet/service.ts',
    find: 'await lockMenu(tx);',
    replace: '',
    test: menuFile,
  },
  {
    what: 'pictures that cannot be stored keep all from being stored',
    file: 'catalogue/sheet/pictures.ts',
    find: "if (preview.refused.length > 0) throw new AppError('INVALID_INPUT', copy.faulty, { details });",
    replace: '',
    test: pictures,
  },
  {
    what: 'pictures go where was seen',
    file: 'catalogue/sheet/pictures.ts',
    find: 'if (preview.fingerprint !== seen) throw changed();',
    replace: '',
    test: pictures,
  },
  {
    what: 'pictures go where was seen, also while somebody changes the menu',
    file: 'catalogue/sheet/pictures.ts',
    find: 'if (fingerprint(now, matchesIn(now, zip, sent), sent) !== seen) throw changed();',
    replace: '',
    test: pictures,
  },
  {
    what: 'a picture larger than is taken is not unpacked',
    file: 'catalogue/sheet/pictures.ts',
    find: 'if (zip.sizeOf(file) > imageLimits.bytes) refused',
    replace: 'if (zip.sizeOf(file) < 0) refused',
    test: bombs,
  },
  {
    what: 'what is unpacked is counted',
    file: 'platform/files/zip.ts',
    find: 'if (size > most) throw tooMuch(zipCopy.tooLarge);',
    replace: '',
    test: bombs,
  },
  {
    what: 'all that is unpacked together is counted',
    file: 'platform/files/zip.ts',
    find: 'left -= size;',
    replace: '',
    test: bombs,
  },
  {
    what: 'a zip has no more entries than it may',
    file: 'platform/files/zip.ts',
    find: 'if (zip.entryCount > bounds.entries) throw tooMuch(zipCopy.tooMany(bounds.entries));',
    replace: '',
    test: bombs,
  },
  {
    what: 'no zip within a zip',
    file: 'platform/files/zip.ts',
    find: 'if (isPacked(whole)) throw unreadable(zipCopy.nested);',
    replace: '',
    test: bombs,
  },
  {
    what: 'nothing a document declares is expanded',
    file: 'platform/files/xml.ts',
    find: 'parser.ondoctype = refuse(declaresEntities);',
    replace: '',
    test: bombs,
  },
  {
    what: 'no more rows than are taken',
    file: 'platform/files/bounds.ts',
    find: 'if (rows.length > bounds.rows) throw tooMuch(boundsCopy.rows(bounds.rows));',
    replace: '',
    test: 'platform/files/read-sheet.rule.test.ts',
  },
  {
    what: 'no row longer than is taken',
    file: 'platform/files/bounds.ts',
    find: 'if (used > bounds.columns) throw tooMuch(boundsCopy.columns(bounds.columns));',
    replace: '',
    test: 'platform/files/read-sheet.rule.test.ts',
  },
  {
    what: 'no cell longer than is taken',
    file: 'platform/files/bounds.ts',
    find: 'if (cell && cell.text.length > bounds.cell) {',
    replace: 'if (cell && cell.text.length < 0) {',
    test: 'platform/files/read-sheet.rule.test.ts',
  },
];
