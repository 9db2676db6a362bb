import type { Guard } from '../../testing/guard.ts';

export const guards: Guard[] = [
  {
    what: 'a sold service cannot be deleted',
    file: 'desk/remove-services.ts',
    find: "=== 'order_services_service_id_services_id_fk'",
    replace: "=== 'none'",
    test: 'desk/remove-services.test.ts',
  },
  {
    what: 'a stale change of pages or sections is refused',
    file: 'desk/pages-and-sections/service.ts',
    find: "if (menu.version !== version) throw new AppError('MENU_CHANGED', copy.changed);",
    test: 'desk/pages-and-sections/pages-and-sections.test.ts',
  },
  {
    what: 'a single unusable picture blocks the import',
    file: 'menu-file/picture-zip-import.ts',
    find: "if (preview.refused.length > 0) throw new AppError('INVALID_INPUT', copy.invalid, { details });",
    test: 'menu-file/picture-zip-import.test.ts',
  },
  {
    what: 'an outdated preview of pictures is refused',
    file: 'menu-file/picture-zip-import.ts',
    find: 'if (preview.fingerprint !== seenFingerprint) throw changed();',
    test: 'menu-file/picture-zip-import.test.ts',
  },
  {
    what: 'an outdated preview of pictures is refused, also during a concurrent change of the menu',
    file: 'menu-file/picture-zip-import.ts',
    find: 'if (fingerprint(menu, matchZip(menu, zip, upload), upload) !== seenFingerprint) throw changed();',
    test: 'menu-file/picture-zip-import.test.ts',
  },
  {
    what: 'a picture over the size limit is not unpacked',
    file: 'menu-file/picture-zip-import.ts',
    find: 'if (zip.sizeOf(file) > imageLimits.bytes) refused',
    replace: 'if (zip.sizeOf(file) < 0) refused',
    test: 'menu-file/malicious-files.test.ts',
  },
  {
    what: 'an outdated preview of a menu file is refused',
    file: 'menu-file/service.ts',
    find: 'if (preview.fingerprint !== request.fingerprint) {',
    replace: "if (preview.fingerprint === '') {",
    test: 'menu-file/menu-file.test.ts',
  },
  {
    what: 'a file with an error changes nothing',
    file: 'menu-file/service.ts',
    find: 'if (plan.errors.length > 0)',
    replace: 'if (plan.errors.length < 0)',
    test: 'menu-file/menu-file.test.ts',
  },
  {
    what: 'new pages, sections and skills need confirmation',
    file: 'menu-file/service.ts',
    find: "if (createsPagesSectionsOrSkills(plan) && request.createNew !== 'yes') {",
    replace: 'if (createsPagesSectionsOrSkills(plan) && request.createNew === undefined) {',
    test: 'menu-file/menu-file.test.ts',
  },
  {
    what: 'imports lock the menu',
    file: 'menu-file/service.ts',
    find: 'await lockWholeMenu(tx);',
    test: 'menu-file/menu-file.test.ts',
  },
  {
    what: 'the illustration of an imported page follows its name or its sections',
    file: 'menu-file/apply-menu-import-plan.ts',
    find: "names.map(illustrationForName).find((found) => found !== undefined) ?? 'salon'",
    replace: "'body-polishing'",
    test: 'menu-file/menu-file.test.ts',
  },
  {
    what: 'the default picture of a section follows its name first',
    file: 'starter/built-in-pictures.ts',
    find: 'illustrationForName(menu.nameOf(dataSet)) ?? ',
    test: 'menu-file/menu-file.test.ts',
  },
];
