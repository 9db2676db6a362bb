import type { AuditChange } from '@haldi/contract/audit/schema';
import type { Role } from '@haldi/contract/kit/role';
import { StaffRole, staffRoles } from '@haldi/contract/kit/staff-role';
import type {
  AddedStaffMember,
  NewStaffMember,
  StaffChange,
  StaffMember,
} from '@haldi/contract/users/staff/schema';
import { recordAct } from '../../audit/service.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { violatedForeignKey, violatedUnique } from '../../platform/database/constraint.ts';
import type { Db } from '../../platform/database/database.ts';
import { forOwnersOnly } from '../../platform/http/admission.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import { copy } from '../copy.ts';
import { addPerson } from '../people/service.ts';
import { publishEnded } from '../sessions/service.ts';
import { isUnclaimed, lockActiveOwners, lockUser, type UserRow, updateUser } from '../store.ts';
import * as store from './store.ts';

type Staff = Pick<AppContext, 'db' | 'live' | 'clock'>;

const placeOf = (beautician: string | null): number | null =>
  beautician === null ? null : Number(beautician);

const toMember = (row: UserRow): StaffMember => ({
  id: row.id,
  name: row.username,
  email: row.email ?? '',
  phone: row.mobileNumber ?? '',
  role: StaffRole.parse(row.role),
  beautician: row.beauticianId === null ? null : String(row.beauticianId),
  isClaimed: !isUnclaimed(row),
  isBlocked: row.status === 'blocked',
});

/** Owners first, then by name. */
export const listStaff = async (db: Db): Promise<StaffMember[]> => {
  const members = (await store.listStaff(db)).map(toMember);
  return members.toSorted(
    (one, other) => staffRoles.indexOf(one.role) - staffRoles.indexOf(other.role),
  );
};

/** What the database says of a place on the roster, in words. */
const settlingPlace = async <Result>(work: Promise<Result>): Promise<Result> => {
  try {
    return await work;
  } catch (error) {
    if (violatedUnique(error)?.includes('beautician_id')) {
      throw new AppError('ALREADY_TAKEN', copy.placeTaken, {
        fields: { beautician: copy.placeTaken },
      });
    }
    if (violatedForeignKey(error)?.includes('beautician_id')) {
      throw new AppError('NOT_FOUND', copy.noSuchPlace);
    }
    throw error;
  }
};

/** Opens an account without a password; the link lets its owner claim it. */
export const addStaffMember = async (
  staff: Staff,
  by: Identity,
  { beautician, ...newcomer }: NewStaffMember,
  origin: string,
): Promise<AddedStaffMember> => {
  const { person, passwordLink } = await settlingPlace(
    addPerson(staff, by, { ...newcomer, beauticianId: placeOf(beautician) }, origin),
  );
  return { member: toMember(person), passwordLink };
};

const changesOf = (before: UserRow, after: { role: Role; beauticianId: number | null }) => {
  const changes: AuditChange[] = [];
  if (before.role !== after.role)
    changes.push({ field: 'role', before: before.role, after: after.role });
  if (before.beauticianId !== after.beauticianId) {
    changes.push({
      field: 'beautician',
      before: before.beauticianId,
      after: after.beauticianId,
    });
  }
  return changes;
};

/**
 * Gives somebody another role. The owners' rows are held meanwhile: of two owners who take each other
 * off the staff at the same moment one comes first, and the other is an owner no more.
 */
export const changeStaffMember = async (
  { db, live, clock }: Staff,
  by: Identity,
  userId: string,
  { role, beautician }: StaffChange,
): Promise<void> => {
  const place = role === 'customer' ? null : placeOf(beautician);
  await settlingPlace(
    db.transaction(async (tx) => {
      const owners = await lockActiveOwners(tx);
      if (!owners.includes(by.userId)) throw forOwnersOnly();
      const row = await lockUser(tx, userId);
      if (!row) throw new AppError('NOT_FOUND', copy.noSuchUser);
      const isLast = owners.length === 1 && owners[0] === userId;
      if (isLast && role !== 'owner') throw new AppError('LAST_ADMIN', copy.lastAdmin);
      const at = clock();
      const changes = changesOf(row, { role, beauticianId: place });
      if (changes.length === 0) return;
      await updateUser(tx, userId, { role, beauticianId: place, updatedAt: at });
      await recordAct(tx, { by, at, act: 'staff-changed', subject: { id: userId }, changes });
    }),
  );
  // The session goes on, with what it may do now; what it has open is asked for once more.
  publishEnded(live, userId);
};
