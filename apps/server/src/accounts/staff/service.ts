import type { PasswordLink } from '@haldi/contract/accounts/passwords/schema';
import type { AuditChange } from '@haldi/contract/audit/schema';
import type { Role } from '@haldi/contract/kit/role';
import { StaffRole, staffRoles } from '@haldi/contract/kit/staff-role';
import type {
  AddedStaffMember,
  NewStaffMember,
  StaffChange,
  StaffMember,
} from '@haldi/contract/users/staff/schema';
import { recordAuditEntry } from '../../audit/service.ts';
import type { AppContext } from '../../platform/app-context.ts';
import {
  violatedForeignKeyConstraint,
  violatedUniqueConstraint,
} from '../../platform/database/constraint-errors.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { ownersOnlyError } from '../../platform/http/authorization.ts';
import type { Identity } from '../../platform/http/identity.ts';
import { copy } from '../copy.ts';
import { issuePasswordLink } from '../passwords/password-links.ts';
import { revokeAllAccess, revokeSessionsAndLinks } from '../revoke-access.ts';
import { publishSessionsEnded } from '../sessions/service.ts';
import {
  isAccountUnclaimed,
  lockActiveOwners,
  lockUser,
  type UserRow,
  updateUser,
} from '../store.ts';
import { createAccountWithPasswordLink } from '../user-admin/service.ts';
import * as store from './store.ts';

type Staff = Pick<AppContext, 'db' | 'live' | 'clock'>;

const beauticianIdOf = (beautician: string | null): number | null =>
  beautician === null ? null : Number(beautician);

const toMember = (row: UserRow): StaffMember => ({
  id: row.id,
  name: row.username,
  email: row.email ?? '',
  phone: row.mobileNumber ?? '',
  role: StaffRole.parse(row.role),
  beautician: row.beauticianId === null ? null : String(row.beauticianId),
  isClaimed: !isAccountUnclaimed(row),
  isBlocked: row.status === 'blocked',
});

export const listStaff = async (db: Db): Promise<StaffMember[]> => {
  const members = (await store.listStaff(db)).map(toMember);
  return members.toSorted(
    (one, other) => staffRoles.indexOf(one.role) - staffRoles.indexOf(other.role),
  );
};

const mapRosterConflicts = async <Result>(work: Promise<Result>): Promise<Result> => {
  try {
    return await work;
  } catch (error) {
    if (violatedUniqueConstraint(error)?.includes('beautician_id')) {
      throw new AppError('ALREADY_TAKEN', copy.beauticianTaken, {
        fields: { beautician: copy.beauticianTaken },
      });
    }
    if (violatedForeignKeyConstraint(error)?.includes('beautician_id')) {
      throw new AppError('NOT_FOUND', copy.noSuchBeautician);
    }
    throw error;
  }
};

/** The account has no password; the link lets its owner claim it. */
export const addStaffMember = async (
  staff: Staff,
  by: Identity,
  { beautician, ...newcomer }: NewStaffMember,
  origin: string,
): Promise<AddedStaffMember> => {
  const { person, passwordLink } = await mapRosterConflicts(
    createAccountWithPasswordLink(
      staff,
      by,
      { ...newcomer, beauticianId: beauticianIdOf(beautician) },
      origin,
    ),
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
 * Owners are locked first, so that two owners who remove each other at the same moment cannot both
 * succeed. A new role ends all sessions, links and known devices. Staff may have created links for
 * a customer and used them: a customer who becomes staff loses the password too, and gets a link to
 * set a new one.
 */
export const changeStaffMember = async (
  { db, live, clock }: Staff,
  by: Identity,
  userId: string,
  { role, beautician }: StaffChange,
  origin: string,
): Promise<PasswordLink | undefined> => {
  const beauticianId = role === 'customer' ? null : beauticianIdOf(beautician);
  const passwordLink = await mapRosterConflicts(
    db.transaction(async (tx) => {
      const owners = await lockActiveOwners(tx);
      if (!owners.includes(by.userId)) throw ownersOnlyError();
      const row = await lockUser(tx, userId);
      if (!row) throw new AppError('NOT_FOUND', copy.noSuchUser);
      const isLast = owners.length === 1 && owners[0] === userId;
      if (isLast && role !== 'owner') throw new AppError('LAST_ADMIN', copy.lastAdmin);
      const at = clock();
      const changes = changesOf(row, { role, beauticianId });
      if (changes.length === 0) return undefined;
      const becomesStaff = row.role === 'customer' && role !== 'customer';
      if (becomesStaff) await revokeAllAccess(tx, userId);
      else if (row.role !== role) await revokeSessionsAndLinks(tx, userId);
      await updateUser(tx, userId, {
        role,
        beauticianId,
        updatedAt: at,
        ...(becomesStaff && { passwordHash: null }),
      });
      await recordAuditEntry(tx, {
        by,
        at,
        act: 'staff-changed',
        subject: { id: userId },
        changes,
      });
      return becomesStaff ? issuePasswordLink({ db: tx, clock }, userId, origin) : undefined;
    }),
  );
  // Open event streams check again whether their session may still read them.
  publishSessionsEnded(live, userId);
  return passwordLink;
};
