import type { PasswordReset } from '@haldi/contract/accounts/passwords/schema';
import { emailedPasswordLinkMinutes } from '@haldi/contract/accounts/session-durations';
import type * as z from 'zod/mini';
import { recordAuditEntry } from '../../audit/service.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import { networkPrefixOf } from '../../platform/http/network-prefix.ts';
import { readPublicSettings } from '../../settings/service.ts';
import type { AccountsContext, Caller } from '../context.ts';
import { copy } from '../copy.ts';
import { recordPolicyConsent, refuseWeakPassword } from '../profile/sign-up.ts';
import { revokeAllAccess, revokeSessionsAndLinks } from '../revoke-access.ts';
import { generateSecret, hashSecret } from '../sessions/generate-and-hash-secrets.ts';
import { openSession, publishSessionsEnded } from '../sessions/service.ts';
import { refuseStaffAccountUnlessOwner } from '../staff/staff-account-access.ts';
import {
  findUserByEmail,
  findUserById,
  isAccountUnclaimed,
  lockUser,
  type UserRow,
  updateUser,
} from '../store.ts';
import { claimMobileNumberAsLogin } from '../unique-logins.ts';
import { hashPassword } from './hash-password.ts';
import {
  consumePasswordLink,
  deleteEmailedPasswordLinksOfUser,
  deletePasswordLinksOfUser,
  findPasswordLink,
  insertPasswordLink,
  listPasswordLinksOfUser,
} from './password-link-store.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const emailedLinkLifetimeMs = emailedPasswordLinkMinutes * minute;
const staffLinkLifetimeMs = day;
/** Customers do not expect this link, so it lives longer. A link to a staff account must not. */
const claimLinkLifetimeMs = 7 * day;
/** Anyone can request a link: the one in the mailbox must live long enough to be used. */
const mailIntervalMs = 5 * minute;

/** In the fragment, so that the token reaches neither logs nor other sites. */
const linkTo = (origin: string, token: string): string =>
  `${origin}/contact/password#token=${token}`;

/**
 * A new link replaces the earlier ones, so that a lost one cannot open the account later. An
 * emailed link, which anyone can request, does not replace those issued by staff.
 */
const createLink = (
  db: Db,
  userId: string,
  { byMail, now, lifetimeMs }: { byMail: boolean; now: Date; lifetimeMs: number },
): Promise<{ token: string; expiresAt: Date }> =>
  db.transaction(async (tx) => {
    const token = generateSecret();
    const expiresAt = new Date(now.getTime() + lifetimeMs);
    await lockUser(tx, userId);
    await (byMail
      ? deleteEmailedPasswordLinksOfUser(tx, userId)
      : deletePasswordLinksOfUser(tx, userId));
    await insertPasswordLink(tx, {
      tokenHash: hashSecret(token),
      userId,
      byMail,
      createdAt: now,
      expiresAt,
    });
    return { token, expiresAt };
  });

export const issuePasswordLink = async (
  { db, clock }: Pick<AccountsContext, 'db' | 'clock'>,
  userId: string,
  origin: string,
) => {
  const user = await findUserById(db, userId);
  if (!user) throw new AppError('NOT_FOUND', copy.noSuchUser);
  const isClaim = isAccountUnclaimed(user);
  const lifetimeMs =
    isClaim && user.role === 'customer' ? claimLinkLifetimeMs : staffLinkLifetimeMs;
  const { token, expiresAt } = await createLink(db, userId, {
    byMail: false,
    now: clock(),
    lifetimeMs,
  });
  return { link: linkTo(origin, token), expiresAt: expiresAt.toISOString(), isClaim };
};

/**
 * Staff pass this link on themselves. Not for their own account: anyone at an unlocked screen could
 * take it over.
 */
export const issuePasswordLinkByStaff = async (
  { db, clock }: Pick<AccountsContext, 'db' | 'clock'>,
  by: Identity,
  userId: string,
  origin: string,
) => {
  if (userId === by.userId) throw new AppError('CONFLICT', copy.noOwnLink);
  return db.transaction(async (tx) => {
    // Locked, so that a concurrent role change either refuses or ends this link.
    const user = await lockUser(tx, userId);
    if (user) refuseStaffAccountUnlessOwner(by, user);
    const issued = await issuePasswordLink({ db: tx, clock }, userId, origin);
    await recordAuditEntry(tx, {
      by,
      at: clock(),
      act: 'password-link-issued',
      subject: { id: userId },
    });
    return issued;
  });
};

/** Checked under the lock, since requests may be concurrent. */
const mayMailAgain = async (tx: Db, userId: string, now: Date): Promise<boolean> => {
  await lockUser(tx, userId);
  const [latest] = (await listPasswordLinksOfUser(tx, userId)).filter((link) => link.byMail);
  return !latest || now.getTime() - latest.createdAt.getTime() >= mailIntervalMs;
};

export const emailPasswordLink = async (
  accounts: AccountsContext,
  email: string,
  origin: string,
) => {
  const { db, clock, config, mailer } = accounts;
  const user = await findUserByEmail(db, email);
  if (!mailer || user?.status !== 'active') return;
  const now = clock();
  const created = await db.transaction(async (tx) =>
    (await mayMailAgain(tx, user.id, now))
      ? createLink(tx, user.id, { byMail: true, now, lifetimeMs: emailedLinkLifetimeMs })
      : undefined,
  );
  if (!created) return;
  const { businessName } = await readPublicSettings(db, config);
  await mailer.send({
    to: email,
    fromName: businessName,
    subject: copy.resetMail.subject(businessName),
    text: copy.resetMail.text(businessName, user.username, linkTo(origin, created.token)),
  });
};

const linkExpiredError = (): AppError => new AppError('LINK_EXPIRED', copy.linkExpired);

const userOfLink = async (db: Db, token: string, now: Date): Promise<UserRow> => {
  const link = await findPasswordLink(db, hashSecret(token), now);
  const user = link && (await findUserById(db, link.userId));
  if (user?.status !== 'active') throw linkExpiredError();
  return user;
};

export const readPasswordLinkDetails = async (
  { db, clock }: AccountsContext,
  token: string,
): Promise<{ username: string; isClaim: boolean }> => {
  const user = await userOfLink(db, token, clock());
  return { username: user.username, isClaim: isAccountUnclaimed(user) };
};

const refuseWithoutConsent = (user: UserRow, consent: true | undefined): void => {
  if (consent || !isAccountUnclaimed(user)) return;
  const fields = { consent: copy.needsConsent };
  throw new AppError('INVALID_INPUT', copy.checkInput, { fields });
};

/**
 * Sets a new password, ends all sessions and opens a new one. Claiming an account also requires
 * consent.
 */
export const resetPassword = async (
  accounts: AccountsContext,
  { token, password, consent }: z.infer<typeof PasswordReset>,
  caller: Caller,
) => {
  const { db, live, clock, hashing } = accounts;
  // Invalid input must not use up the link.
  const before = await userOfLink(db, token, clock());
  refuseWithoutConsent(before, consent);
  await refuseWeakPassword(accounts, password, before, 'password');
  const passwordHash = await hashing.run(
    () => hashPassword(password),
    networkPrefixOf(caller.address),
  );
  const user = await db.transaction(async (tx) => {
    const now = clock();
    const locked = await lockUser(tx, before.id);
    const link = await consumePasswordLink(tx, hashSecret(token), now);
    if (!link || !locked) throw linkExpiredError();
    // Only the emailed link proves that the address is the user's; before, anyone could have
    // entered it.
    if (link.byMail && !before.emailVerifiedAt) await revokeAllAccess(tx, link.userId);
    else await revokeSessionsAndLinks(tx, link.userId);
    return updateUser(tx, link.userId, {
      passwordHash,
      updatedAt: now,
      ...(link.byMail && { emailVerifiedAt: now }),
      ...(isAccountUnclaimed(before) && {
        mobileIsLogin: await claimMobileNumberAsLogin(tx, locked),
        ...(await recordPolicyConsent(tx, accounts.config, now)),
      }),
    });
  });
  if (!user) throw linkExpiredError();
  publishSessionsEnded(live, user.id);
  return { user, session: await openSession(accounts, user.id, caller) };
};
