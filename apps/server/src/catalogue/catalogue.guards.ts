import type { Guard } from '../../testing/guard.ts';

export const guards: Guard[] = [
  {
    what: 'what was never sold is deleted with its row held',
    file: 'desk/remove-services.ts',
    find: "=== 'order_services_service_id_services_id_fk'",
    replace: "=== 'none'",
    test: 'desk/remove-services.test.ts',
  },
  {
    what: 'the slower of two does not change pages and sections unseen',
    file: 'desk/sections/service.ts',
    find: "if (menu.version !== version) throw new AppError('MENU_CHANGED', copy.changed);",
    test: 'desk/sections/sections.test.ts',
  },
  {
    what: 'pictures that cannot be stored keep all from being stored',
    file: 'menu-file/picture-zip.ts',
    find: "if (preview.refused.length > 0) throw new AppError('INVALID_INPUT', copy.faulty, { details });",
    test: 'menu-file/picture-zip.test.ts',
  },
  {
    what: 'pictures go where was seen',
    file: 'menu-file/picture-zip.ts',
    find: 'if (preview.fingerprint !== seen) throw changed();',
    test: 'menu-file/picture-zip.test.ts',
  },
  {
    what: 'pictures go where was seen, also while somebody changes the menu',
    file: 'menu-file/picture-zip.ts',
    find: 'if (fingerprint(now, matchesIn(now, zip, sent), sent) !== seen) throw changed();',
    test: 'menu-file/picture-zip.test.ts',
  },
  {
    what: 'a picture larger than is taken is not unpacked',
    file: 'menu-file/picture-zip.ts',
    find: 'if (zip.sizeOf(file) > imageLimits.bytes) refused',
    replace: 'if (zip.sizeOf(file) < 0) refused',
    test: 'menu-file/malicious-files.test.ts',
  },
  {
    what: 'a file does what was seen',
    file: 'menu-file/service.ts',
    find: 'if (preview.fingerprint !== wish.fingerprint) {',
    replace: "if (preview.fingerprint === '') {",
    test: 'menu-file/menu-file.test.ts',
  },
  {
    what: 'one wrong cell, and no row is written',
    file: 'menu-file/service.ts',
    find: "if (plan.errors.length > 0) throw new AppError('INVALID_INPUT', menuFileCopy.faulty, { details });",
    test: 'menu-file/menu-file.test.ts',
  },
  {
    what: 'new pages, sections and skills are agreed to',
    file: 'menu-file/service.ts',
    find: "if (makesNew(plan) && wish.makeNew !== 'yes') {",
    replace: 'if (makesNew(plan) && wish.makeNew === undefined) {',
    test: 'menu-file/menu-file.test.ts',
  },
  {
    what: 'one file at a time',
    file: 'menu-file/service.ts',
    find: 'await lockWholeMenu(tx);',
    test: 'menu-file/menu-file.test.ts',
  },
  {
    what: 'a page from a file is shown by what its name or its sections say',
    file: 'menu-file/create-sections.ts',
    find: "names.map(illustrationForName).find((found) => found !== undefined) ?? 'salon'",
    replace: "'body-polishing'",
    test: 'menu-file/menu-file.test.ts',
  },
  {
    what: 'a new section is drawn by what its name says before its page’s picture',
    file: 'starter/built-in-pictures.ts',
    find: 'illustrationForName(menu.nameOf(dataSet)) ?? ',
    test: 'menu-file/menu-file.test.ts',
  },
];
