import type { Guard } from '../../testing/guard.ts';

export const guards: Guard[] = [
  {
    what: 'what was never sold is deleted with its row held',
    file: 'desk/removing.ts',
    find: "=== 'order_services_service_id_services_id_fk'",
    replace: "=== 'none'",
    test: 'desk/removing.test.ts',
  },
  {
    what: 'the slower of two does not change pages and sections unseen',
    file: 'desk/sections/service.ts',
    find: "if (menu.version !== version) throw new AppError('MENU_CHANGED', copy.changed);",
    test: 'desk/sections/sections.test.ts',
  },
  {
    what: 'pictures that cannot be stored keep all from being stored',
    file: 'sheet/pictures.ts',
    find: "if (preview.refused.length > 0) throw new AppError('INVALID_INPUT', copy.faulty, { details });",
    test: 'sheet/pictures.test.ts',
  },
  {
    what: 'pictures go where was seen',
    file: 'sheet/pictures.ts',
    find: 'if (preview.fingerprint !== seen) throw changed();',
    test: 'sheet/pictures.test.ts',
  },
  {
    what: 'pictures go where was seen, also while somebody changes the menu',
    file: 'sheet/pictures.ts',
    find: 'if (fingerprint(now, matchesIn(now, zip, sent), sent) !== seen) throw changed();',
    test: 'sheet/pictures.test.ts',
  },
  {
    what: 'a picture larger than is taken is not unpacked',
    file: 'sheet/pictures.ts',
    find: 'if (zip.sizeOf(file) > imageLimits.bytes) refused',
    replace: 'if (zip.sizeOf(file) < 0) refused',
    test: 'sheet/bombs.test.ts',
  },
  {
    what: 'a file does what was seen',
    file: 'sheet/service.ts',
    find: 'if (preview.fingerprint !== wish.fingerprint) {',
    replace: "if (preview.fingerprint === '') {",
    test: 'sheet/menu-file.test.ts',
  },
  {
    what: 'one wrong cell, and no row is written',
    file: 'sheet/service.ts',
    find: "if (plan.errors.length > 0) throw new AppError('INVALID_INPUT', sheetCopy.faulty, { details });",
    test: 'sheet/menu-file.test.ts',
  },
  {
    what: 'new pages, sections and skills are agreed to',
    file: 'sheet/service.ts',
    find: "if (makesNew(plan) && wish.makeNew !== 'yes') {",
    replace: 'if (makesNew(plan) && wish.makeNew === undefined) {',
    test: 'sheet/menu-file.test.ts',
  },
  {
    what: 'one file at a time',
    file: 'sheet/service.ts',
    find: 'await lockMenu(tx);',
    test: 'sheet/menu-file.test.ts',
  },
  {
    what: 'a page from a file is shown by what its name or its sections say',
    file: 'sheet/make-sections.ts',
    find: "names.map(sceneOfName).find((found) => found !== undefined) ?? 'salon'",
    replace: "'body-polishing'",
    test: 'sheet/menu-file.test.ts',
  },
  {
    what: 'a new section is drawn by what its name says before its page’s picture',
    file: 'starter/drawn-pictures.ts',
    find: 'sceneOfName(menu.nameOf(dataSet)) ?? ',
    test: 'sheet/menu-file.test.ts',
  },
];
