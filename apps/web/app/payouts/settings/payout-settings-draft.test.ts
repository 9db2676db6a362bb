import { defaultPayoutSettings } from '@haldi/contract/payouts/share-terms';
import { expect, test } from 'vitest';
import {
  toPayoutSettingsDraft,
  validatePayoutSettingsDraft,
  withSharePercent,
} from './payout-settings-draft.ts';

const settings = {
  ...defaultPayoutSettings,
  ...{ sectionPercents: { facial: 50 }, beauticianPercents: { '3': 0 } },
};
const draft = toPayoutSettingsDraft(settings);

test('a draft becomes the same settings again', () => {
  expect(validatePayoutSettingsDraft(draft)).toEqual({ settings });
});

test('a percentage that is cleared is removed', () => {
  const sectionPercents = withSharePercent(draft.sectionPercents, 'facial', ' ');
  expect(sectionPercents).toEqual({});
  expect(withSharePercent(sectionPercents, 'facial', '50')).toEqual(draft.sectionPercents);
});

test.each([
  [{ standardPercent: '' }, 'standardPercent'],
  [{ standardPercent: '101' }, 'standardPercent'],
  [{ sectionPercents: { facial: '12.5' } }, 'sectionPercents.facial'],
  [{ beauticianPercents: { '3': 'half' } }, 'beauticianPercents.3'],
])('%j has an error at its field', (changes, field) => {
  const { errors } = validatePayoutSettingsDraft({ ...draft, ...changes } as typeof draft);
  expect(errors).toEqual({ [field]: 'Enter a whole number from 0 to 100' });
});
