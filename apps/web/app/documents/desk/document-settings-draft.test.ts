import { defaultDocumentSettings } from '@haldi/contract/documents/desk/schema';
import { expect, test } from 'vitest';
import {
  toDocumentSettingsDraft,
  validateDocumentSettingsDraft,
  withGroup,
  withNewGroup,
  withSectionToggled,
} from './document-settings-draft.ts';

const fresh = toDocumentSettingsDraft(defaultDocumentSettings);
const registered = {
  ...fresh,
  ...{ scheme: 'regular' as const, gstin: ' 27aapfu0939f1zv ', state: '27' as const },
  ...{ legalName: 'Haldi Beauty LLP', address: 'Pune' },
};

test('a draft becomes the same settings again', () => {
  expect(validateDocumentSettingsDraft(fresh)).toEqual({ settings: defaultDocumentSettings });
  expect(validateDocumentSettingsDraft(registered).settings).toMatchObject({
    ...{ scheme: 'regular', gstin: '27AAPFU0939F1ZV', state: '27' },
  });
});

const [first] = fresh.taxGroups;
const rate = (percent: string) =>
  withGroup(fresh.taxGroups, 0, { rates: [{ from: '2025-09-22', percent }] });

test('rates may have two decimals', () => {
  const { settings } = validateDocumentSettingsDraft({ ...fresh, taxGroups: rate('2.75') });
  expect(settings?.taxGroups[0]?.rates).toEqual([{ from: '2025-09-22', rate: 275 }]);
});

test.each([
  [{ gstin: '27AAPFU0939F1ZW' }, 'gstin'],
  [{ gstin: '' }, 'gstin'],
  [{ state: '29' as const }, 'state'],
  [{ legalName: ' ' }, 'legalName'],
  [{ digits: '7' }, 'digits'],
  [{ digits: '' }, 'digits'],
  [{ prefixes: { ...fresh.prefixes, bill: 'CN' } }, 'prefixes.bill'],
  [{ prefixes: { ...fresh.prefixes, bill: 'BILLS' } }, 'prefixes.bill'],
  [{ taxGroups: rate('five') }, 'taxGroups.0.rates.0.rate'],
  [{ taxGroups: rate('41') }, 'taxGroups.0.rates.0.rate'],
  [{ taxGroups: withGroup(fresh.taxGroups, 1, { sac: '1' }) }, 'taxGroups.1.sac'],
  [{ taxGroups: withNewGroup(fresh.taxGroups) }, 'taxGroups.2.sections'],
])('%# has an error at %s', (change, field) => {
  const { errors = {} } = validateDocumentSettingsDraft({ ...registered, ...change });
  expect(errors).toHaveProperty([field]);
});

test('a section moves from one group to another, and back to all others', () => {
  const sectionsOf = (groups: typeof fresh.taxGroups) => groups.map(({ sections }) => sections);
  const moved = withSectionToggled(fresh.taxGroups, 0, 'facial');
  expect(sectionsOf(moved)[0]).toEqual([...(first?.sections ?? []), 'facial']);
  expect(sectionsOf(moved)[1]).not.toContain('facial');
  expect(sectionsOf(withSectionToggled(moved, 0, 'facial')).flat()).not.toContain('facial');
});

test('a new group comes before the one of all other sections', () => {
  const groups = withNewGroup(fresh.taxGroups);
  expect(groups.map(({ sac }) => sac)).toEqual(['999721', '999722', '', '999729']);
  expect(groups[2]?.rates).toEqual(first?.rates);
});
