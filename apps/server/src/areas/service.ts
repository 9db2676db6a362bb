import { findAreaByPincode } from '@haldi/contract/areas/area-rules';
import {
  type Area,
  type AreaUpdate,
  areaLimits,
  type CurrentArea,
  type NewArea,
  type TravelTimeToArea,
} from '@haldi/contract/areas/desk/schema';
import type { AuditChange } from '@haldi/contract/audit/schema';
import { shortWeekday } from '@haldi/contract/kit/weekdays';
import { auditChangesBetween, recordAuditEntry } from '../audit/service.ts';
import type { AppContext } from '../platform/app-context.ts';
import { violatedUniqueConstraint } from '../platform/database/constraint-errors.ts';
import type { Db } from '../platform/database/database.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { Identity } from '../platform/http/identity.ts';
import * as store from './store.ts';

const toArea = ({ id, ...row }: store.AreaRow): Area => ({ _id: String(id), ...row });

export const readAreas = async (db: Db): Promise<Area[]> => (await store.listAreas(db)).map(toArea);

/** Passed in by the app, because visits and the roster import areas. */
export type AreaDependencies = {
  lockRoster: (tx: Db) => Promise<void>;
  /**
   * Throws VISITS_AFFECTED if visits would need a change and the admin has not acknowledged them.
   */
  replanOrRequireAcknowledgement: (
    tx: Db,
    now: Date,
    options: { acknowledged: string | undefined },
  ) => Promise<void>;
  listBeauticiansOnlyServing: (tx: Db, areaId: number) => Promise<string[]>;
};

type Areas = Pick<AppContext, 'db' | 'live' | 'clock'> & { use: AreaDependencies };

type Details = Omit<NewArea, 'acknowledged'>;

const copy = {
  notFound: 'This area does not exist.',
  changed: 'This area was changed while you were editing.',
  nameTaken: 'An area with this name already exists',
  tooMany: `You can have at most ${areaLimits.areas} areas`,
  travelUnknown: 'One of these areas was removed',
  inUse: (names: string) =>
    `This is the only service area of ${names}. Choose another one under Beauticians first; without any, they are assigned to all areas.`,
};

const notFoundError = (): AppError => new AppError('NOT_FOUND', copy.notFound);

const takenError = (field: keyof Details, reason: string): AppError =>
  new AppError('ALREADY_TAKEN', `${reason}.`, { fields: { [field]: reason } });

const invalidError = (field: keyof Details, reason: string): AppError =>
  new AppError('INVALID_INPUT', `${reason}.`, { fields: { [field]: reason } });

const mapNameTaken = (error: unknown): never => {
  throw violatedUniqueConstraint(error) === 'areas_name'
    ? takenError('name', copy.nameTaken)
    : error;
};

const checkPincodesAndTravel = ({ pincodes, travelTo }: Details, others: readonly Area[]): void => {
  const takenPincodes = pincodes.flatMap((pincode) => {
    const area = findAreaByPincode(pincode, others);
    return area ? [`${pincode} is in ${area.name}`] : [];
  });
  if (takenPincodes.length > 0) throw takenError('pincodes', takenPincodes.join(', '));
  const knownIds = new Set(others.map(({ _id }) => _id));
  if (travelTo.some(({ areaId }) => !knownIds.has(areaId))) {
    throw invalidError('travelTo', copy.travelUnknown);
  }
};

const toAuditFields = (
  { name, visitingCharge, minimumOrder, weekdays, travelMinutesWithin, travelTo }: Details,
  areas: readonly Area[],
) => {
  const names = new Map(areas.map((area) => [area._id, area.name]));
  return {
    name,
    visitingCharge,
    minimumOrder,
    weekdays: weekdays.map(shortWeekday),
    travelMinutesWithin,
    travelTo: travelTo.map(({ areaId, minutes }) => `${names.get(areaId)} ${minutes} min`).sort(),
  };
};

const difference = (values: readonly string[], others: readonly string[]): string[] => {
  const excluded = new Set(others);
  return values.filter((value) => !excluded.has(value));
};

/** Only the difference, since an area may have hundreds of pincodes. */
const pincodeChanges = (before: readonly string[], after: readonly string[]): AuditChange[] => [
  ...auditChangesBetween({ pincodesAdded: [] }, { pincodesAdded: difference(after, before) }),
  ...auditChangesBetween({ pincodesRemoved: [] }, { pincodesRemoved: difference(before, after) }),
];

const changesOf = (before: Details, after: Details, areas: readonly Area[]): AuditChange[] => [
  ...auditChangesBetween(toAuditFields(before, areas), toAuditFields(after, areas)),
  ...pincodeChanges(before.pincodes, after.pincodes),
];

const planFields = new Set([
  ...['pincodesAdded', 'pincodesRemoved', 'weekdays', 'travelMinutesWithin', 'travelTo'],
]);

/** Changed charges and minimum orders do not affect visits already booked. */
const affectsPlan = (changes: readonly AuditChange[]): boolean =>
  changes.some(({ field }) => planFields.has(field));

/** Travel minutes belong to both areas, so the versions of both change. */
const areasWithChangedTravel = (
  before: readonly TravelTimeToArea[],
  after: readonly TravelTimeToArea[],
): number[] => {
  const minutesTo = (travel: readonly TravelTimeToArea[]) =>
    new Map(travel.map(({ areaId, minutes }) => [areaId, minutes]));
  const [minutesBefore, minutesAfter] = [minutesTo(before), minutesTo(after)];
  return [...new Set([...minutesBefore.keys(), ...minutesAfter.keys()])]
    .filter((id) => minutesBefore.get(id) !== minutesAfter.get(id))
    .map(Number);
};

const rowOf = ({ name, visitingCharge, minimumOrder, weekdays, travelMinutesWithin }: Details) => ({
  ...{ name, visitingCharge, minimumOrder, weekdays, travelMinutesWithin },
});

type Change = (tx: Db, existing: readonly Area[], at: Date) => Promise<void>;

const applyAreaChange = async (
  { db, live, clock, use }: Areas,
  change: Change,
): Promise<Area[]> => {
  const areas = await db.transaction(async (tx) => {
    await use.lockRoster(tx);
    await change(tx, await readAreas(tx), clock());
    return readAreas(tx);
  });
  live.publish('content-changed');
  return areas;
};

export const addArea = (
  areas: Areas,
  by: Identity,
  { acknowledged, ...details }: NewArea,
): Promise<Area[]> =>
  applyAreaChange(areas, async (tx, existing, at) => {
    if (existing.length >= areaLimits.areas) throw invalidError('name', copy.tooMany);
    checkPincodesAndTravel(details, existing);
    const id = await store.insertArea(tx, rowOf(details)).catch(mapNameTaken);
    await store.replaceAreaPincodes(tx, id, details.pincodes);
    await store.replaceTravelBetweenAreas(tx, id, details.travelTo);
    await store.incrementAreaVersions(tx, areasWithChangedTravel([], details.travelTo));
    const subject = { id: String(id), name: details.name };
    const changes = [
      ...auditChangesBetween({}, toAuditFields(details, existing)),
      ...pincodeChanges([], details.pincodes),
    ];
    await recordAuditEntry(tx, { by, at, act: 'area-added', subject, changes });
    await areas.use.replanOrRequireAcknowledgement(tx, at, { acknowledged });
  });

const requireArea = (id: number, existing: readonly Area[]) => {
  const area = existing.find(({ _id }) => _id === String(id));
  if (!area) throw notFoundError();
  return { area, others: existing.filter((other) => other !== area) };
};

export const changeArea = (
  areas: Areas,
  by: Identity,
  id: number,
  { version, acknowledged, ...details }: AreaUpdate,
): Promise<Area[]> =>
  applyAreaChange(areas, async (tx, existing, at) => {
    const { area, others } = requireArea(id, existing);
    if (area.version !== version) {
      const current: CurrentArea = { area };
      throw new AppError('AREA_CHANGED', copy.changed, { details: current });
    }
    checkPincodesAndTravel(details, others);
    const changes = changesOf(area, details, existing);
    if (changes.length === 0) return;
    await store.updateArea(tx, id, rowOf(details)).catch(mapNameTaken);
    await store.replaceAreaPincodes(tx, id, details.pincodes);
    await store.replaceTravelBetweenAreas(tx, id, details.travelTo);
    await store.incrementAreaVersions(tx, [
      id,
      ...areasWithChangedTravel(area.travelTo, details.travelTo),
    ]);
    const subject = { id: String(id), name: details.name };
    await recordAuditEntry(tx, { by, at, act: 'area-changed', subject, changes });
    if (affectsPlan(changes))
      await areas.use.replanOrRequireAcknowledgement(tx, at, { acknowledged });
  });

export const removeArea = (
  areas: Areas,
  by: Identity,
  id: number,
  acknowledged: string | undefined,
): Promise<Area[]> =>
  applyAreaChange(areas, async (tx, existing, at) => {
    const { area, others } = requireArea(id, existing);
    // Without areas there is nothing to serve exclusively.
    const beauticians = others.length > 0 ? await areas.use.listBeauticiansOnlyServing(tx, id) : [];
    if (beauticians.length > 0)
      throw new AppError('AREA_IN_USE', copy.inUse(beauticians.join(', ')));
    await store.deleteArea(tx, id);
    await store.incrementAreaVersions(tx, areasWithChangedTravel(area.travelTo, []));
    const subject = { id: String(id), name: area.name };
    const changes = pincodeChanges(area.pincodes, []);
    await recordAuditEntry(tx, { by, at, act: 'area-removed', subject, changes });
    await areas.use.replanOrRequireAcknowledgement(tx, at, { acknowledged });
  });
