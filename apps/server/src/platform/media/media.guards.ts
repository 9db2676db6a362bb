import type { Guard } from '../../../testing/guard.ts';

const test = 'images.rule.test.ts';

export const guards: Guard[] = [
  {
    what: 'no picture with a longer side than is taken',
    file: 'images.ts',
    find: 'if (Math.max(width, height) > imageLimits.side) throw refuse(field, tooLong);',
    test,
  },
  {
    what: 'no picture with more pixels than are taken',
    file: 'images.ts',
    find: 'if (width * height > imageLimits.pixels) throw refuse(field, tooManyPixels);',
    test,
  },
  {
    what: 'decoding takes seconds at most',
    file: 'images.ts',
    find: '.timeout({ seconds: maxDecodingSeconds })',
    test,
  },
  {
    what: 'accounts take turns with their pictures',
    file: 'images.ts',
    find: '}, userId);',
    replace: '});',
    test,
  },
];
