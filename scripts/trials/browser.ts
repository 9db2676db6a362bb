import { runBrowserTests, type Trial } from '../lib/trial.ts';

export const browser: Trial = {
  name: 'browser',
  proves: 'every browser test at both sizes, with every sweep over pages whole',
  minutes: 60,
  takes: '[file …]',
  run: async (words) => {
    const code = await runBrowserTests(words, { BROWSER_FILES: 'both-sizes', WHOLE: '1' });
    return code === 0 ? [] : ['a browser test failed: see above'];
  },
};
