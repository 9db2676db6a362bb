import { findAreaByPincode } from '@haldi/contract/areas/area-rules';
import type { Area } from '@haldi/contract/areas/desk/schema';
import { parsePincodes } from '@haldi/contract/areas/parse-pincodes';
import type { ServedArea } from '@haldi/contract/areas/schema';
import { formatRupees } from '@haldi/contract/kit/money';
import { parseWholeNumber } from '../../lib/parse-whole-number.ts';
import { formatWeekdays } from '../shared/format-weekdays.ts';
import { areasCopy as copy } from './copy.ts';

const maxShownPincodes = 4;

export const formatShortPincodeList = (pincodes: readonly string[]): string => {
  const more = pincodes.length - maxShownPincodes;
  const shown = pincodes.slice(0, maxShownPincodes).join(', ');
  return more > 0 ? `${shown} ${copy.morePincodes(more)}` : shown;
};

export const findTakenPincodes = (
  pincodes: readonly string[],
  others: readonly Pick<ServedArea, 'name' | 'pincodes'>[],
): { pincode: string; area: string }[] =>
  pincodes.flatMap((pincode) => {
    const other = findAreaByPincode(pincode, others);
    return other ? [{ pincode, area: other.name }] : [];
  });

const travelFieldPrefix = 'travel-to-';
export const travelFieldName = (areaId: string): string => `${travelFieldPrefix}${areaId}`;

export const readAreaForm = (fields: FormData) => ({
  name: fields.get('name'),
  pincodes: parsePincodes(String(fields.get('pincodes') ?? '')).pincodes,
  visitingCharge: parseWholeNumber(fields.get('visitingCharge')),
  minimumOrder: parseWholeNumber(fields.get('minimumOrder')),
  weekdays: fields.getAll('weekdays').map(Number),
  travelMinutesWithin: parseWholeNumber(fields.get('travelMinutesWithin')),
  travelTo: [...fields].flatMap(([name, value]) =>
    name.startsWith(travelFieldPrefix) && String(value).trim() !== ''
      ? [{ areaId: name.slice(travelFieldPrefix.length), minutes: parseWholeNumber(value) }]
      : [],
  ),
});

const toDisplayValues = (
  area: Area,
  nameOf: (areaId: string) => string,
): Record<string, string> => ({
  [copy.fields.name]: area.name,
  [copy.fields.pincodes]: area.pincodes.join(', '),
  [copy.fields.visitingCharge]: formatRupees(area.visitingCharge),
  [copy.fields.minimumOrder]: formatRupees(area.minimumOrder),
  [copy.fields.weekdays]: formatWeekdays(area.weekdays),
  [copy.fields.travelMinutesWithin]: String(area.travelMinutesWithin),
  [copy.fields.travelTo]:
    area.travelTo.map(({ areaId, minutes }) => `${nameOf(areaId)} ${minutes}`).join(', ') ||
    copy.noTravelTimes,
});

export const describeAreaChanges = (
  before: Area,
  after: Area,
  areas: readonly Area[],
): string[] => {
  const nameOf = (id: string): string =>
    areas.find(({ _id }) => _id === id)?.name ?? copy.removedArea;
  const [oldValues, newValues] = [toDisplayValues(before, nameOf), toDisplayValues(after, nameOf)];
  return Object.keys(oldValues)
    .filter((field) => oldValues[field] !== newValues[field])
    .map((field) => copy.changed(field, oldValues[field] ?? '', newValues[field] ?? ''));
};
