import { screenSizeByFile } from '../../e2e/screen-sizes.ts';
import { runBrowserTests, type Trial } from '../lib/trial-helpers.ts';

type Instant = { name: string; at: string; size: 'phone' | 'desktop' };

/**
 * Every weekday in India, the start and end of days, months and years, and dates in the past and
 * future.
 */
const allInstants: Instant[] = [
  { name: 'before-midnight', at: '2027-09-02T23:59:00+05:30', size: 'phone' },
  { name: 'year-end', at: '2027-12-31T20:15:00+05:30', size: 'desktop' },
  { name: 'leap-day', at: '2028-02-29T10:30:00+05:30', size: 'phone' },
  { name: 'sunday', at: '2027-05-16T13:20:00+05:30', size: 'desktop' },
  { name: 'early-monday', at: '2027-06-07T04:45:00+05:30', size: 'phone' },
  { name: 'month-end', at: '2027-06-30T19:40:00+05:30', size: 'desktop' },
  { name: 'new-year', at: '2027-01-01T00:01:00+05:30', size: 'phone' },
  { name: 'tuesday', at: '2026-02-03T15:05:00+05:30', size: 'desktop' },
  { name: 'saturday', at: '2025-08-16T17:55:00+05:30', size: 'phone' },
  { name: 'thursday', at: '2026-12-24T08:50:00+05:30', size: 'desktop' },
];

/** These tests need a day whose morning is not over. */
const needsMorning = [
  'desk-alerts',
  'beautician-app-outages',
  'tracking-live',
  'work-visits',
  'work-offline',
];

export const browserTestsAtOtherTimesTrial: Trial = {
  name: 'instants',
  proves: 'every browser test at ten other dates and times',
  minutes: 200,
  usage: '[instant …] [file …]',
  run: async (parameters) => {
    const named = allInstants.filter(({ name }) => parameters.includes(name));
    const chosen = parameters.filter((word) => !named.some(({ name }) => name === word));
    const files =
      chosen.length > 0
        ? chosen
        : Object.keys(screenSizeByFile)
            .filter((file) => !needsMorning.includes(file))
            .map((file) => `e2e/${file}.spec.ts`);
    const problems: string[] = [];
    for (const { name, at, size } of named.length > 0 ? named : allInstants) {
      console.log(`\n── ${name}: ${at}, ${size}`);
      const parameters = [`--project=${size}`, '--reporter=dot', ...files];
      const code = await runBrowserTests(parameters, { BROWSER_FILES: 'both-sizes', E2E_NOW: at });
      if (code !== 0) problems.push(`${name}: see above`);
    }
    return problems;
  },
};
