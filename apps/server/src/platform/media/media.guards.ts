import type { Guard } from '../../../testing/guard.ts';

const test = 'uploaded-images.rule.test.ts';

export const guards: Guard[] = [
  {
    what: 'the longer side of a picture is limited',
    file: 'uploaded-images.ts',
    find: 'if (Math.max(width, height) > imageLimits.side) throw refuse(field, tooLong);',
    test,
  },
  {
    what: 'the pixels of a picture are limited',
    file: 'uploaded-images.ts',
    find: 'if (width * height > imageLimits.pixels) throw refuse(field, tooManyPixels);',
    test,
  },
  {
    what: 'decoding has a timeout',
    file: 'uploaded-images.ts',
    find: '.timeout({ seconds: maxDecodingSeconds })',
    test,
  },
  {
    what: 'accounts take turns with their pictures',
    file: 'uploaded-images.ts',
    find: '}, userId);',
    replace: '});',
    test,
  },
];
