import type { Guard } from '../../testing/guard.ts';

const test = '../pages/public-site-hidden-before-opening.test.ts';

export const guards: Guard[] = [
  {
    what: 'customers see nothing before the salon opens',
    file: 'opening-checks.ts',
    find: "return asking !== null && asking.role !== 'customer';",
    replace: 'return asking !== null;',
    test,
  },
  {
    what: 'responses to staff before the opening are not cached',
    file: 'opening-checks.ts',
    find: "reply.header('cache-control', 'no-store');",
    test,
  },
  {
    what: 'pages before the salon opens are rendered for visitors',
    file: '../pages/routes.ts',
    find: 'if (await app.isPreview(request)) {',
    replace: 'if (!(await app.isOpen())) {',
    test,
  },
  {
    what: 'address and charges come with the opening',
    file: 'routes.ts',
    find: 'return isPreview || (await app.isOpen()) ? settings : beforeOpening(settings);',
    replace: 'return isPreview || beforeOpening(settings) ? settings : settings;',
    test,
  },
  {
    what: 'services come with the opening',
    file: '../catalogue/routes.ts',
    find: 'if (await app.hidesFrom(request, reply)) return [];',
    test,
  },
  {
    what: 'no picture for shared links before the salon opens',
    file: '../branding/generated-image-routes.ts',
    find: 'if (!(await app.isOpen())) throw pictureNotFound();',
    test,
  },
];
