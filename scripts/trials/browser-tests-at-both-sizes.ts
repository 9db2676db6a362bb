import { runBrowserTests, type Trial } from '../lib/trial-helpers.ts';

export const browserTestsTrial: Trial = {
  name: 'browser',
  proves: 'every browser test at both sizes, with every loop over pages in full',
  minutes: 60,
  usage: '[file …]',
  run: async (parameters) => {
    const code = await runBrowserTests(parameters, { BROWSER_FILES: 'both-sizes', WHOLE: '1' });
    return code === 0 ? [] : ['a browser test failed: see above'];
  },
};
