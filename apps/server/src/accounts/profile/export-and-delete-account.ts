import type { Db } from '../../platform/database/database.ts';
import type { PersonalData } from '../../platform/export-and-erase-personal-data.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { unauthenticatedError } from '../../platform/http/authorization.ts';
import { publishContentWithdrawn } from '../../platform/realtime/live-topics.ts';
import { readAgreedPolicies } from '../../policies/service.ts';
import { listAddressesOfUser } from '../addresses/store.ts';
import type { AccountsContext } from '../context.ts';
import { copy } from '../copy.ts';
import { findEmailLinkOfUser } from '../email-confirmation/store.ts';
import { listMobileCodesOfUser } from '../mobile/store.ts';
import { listOidcIdentitiesOfUser } from '../oidc/store.ts';
import { listPasswordLinksOfUser } from '../passwords/password-link-store.ts';
import { listKnownDevicesOfUser } from '../sessions/known-device-store.ts';
import { publishSessionsEnded } from '../sessions/service.ts';
import { listSessionsOfUser } from '../sessions/store.ts';
import { deleteUser, lockActiveOwners, lockUser } from '../store.ts';
import { toUserData } from '../to-user-data.ts';
import { requireUserById } from './change-profile-and-password.ts';
import { type ProofOfIdentity, requireProofOfIdentity } from './proof-of-identity.ts';

/** Secrets and their hashes are left out. */
export const accountPersonalData: PersonalData = {
  tables: [
    'sessions',
    'password_links',
    'email_links',
    'mobile_codes',
    'oidc_identities',
    'known_devices',
    'saved_addresses',
  ],
  download: async (db, userId) => {
    const user = await requireUserById(db, userId);
    const sessions = await listSessionsOfUser(db, userId);
    const links = await listPasswordLinksOfUser(db, userId);
    const emailLink = await findEmailLinkOfUser(db, userId);
    const codes = await listMobileCodesOfUser(db, userId);
    const devices = await listKnownDevicesOfUser(db, userId);
    const addresses = await listAddressesOfUser(db, userId);
    const { status, emailVerifiedAt, mobileVerifiedAt, consentAt, createdAt, updatedAt } = user;
    const agreed = await readAgreedPolicies(db, [user.privacyText, user.termsText]);
    return {
      account: {
        ...toUserData(user),
        ...{ status, emailVerifiedAt, mobileVerifiedAt, consentAt, createdAt, updatedAt },
      },
      agreedToWithAccount: agreed,
      savedAddresses: addresses.map(({ id: _, userId: _u, ...address }) => address),
      sessions: sessions.map(({ bearerHash: _b, cookieHash: _c, ...session }) => session),
      passwordLinks: links.map(({ tokenHash: _, ...link }) => link),
      emailLinks: emailLink ? [{ ...emailLink, tokenHash: undefined }] : [],
      mobileCodes: codes.map(({ sentAt, expiresAt, wrongTries }) => ({
        ...{ sentAt, expiresAt, wrongTries },
      })),
      knownDevices: devices,
      identityProviders: await listOidcIdentitiesOfUser(db, userId),
    };
  },
};

export const collectPersonalData = async (
  { db, clock }: AccountsContext,
  userId: string,
  personalData: readonly PersonalData[],
): Promise<Record<string, unknown>> => {
  const shares = await Promise.all(personalData.map((part) => part.download(db, userId)));
  return { madeAt: clock().toISOString(), ...Object.assign({}, ...shares) };
};

const refuseLastOwner = async (tx: Db, userId: string): Promise<void> => {
  const owners = await lockActiveOwners(tx);
  if (owners.length === 1 && owners[0] === userId) {
    throw new AppError('LAST_ADMIN', copy.lastAdmin);
  }
};

export const deleteAccount = async (
  accounts: AccountsContext,
  proof: ProofOfIdentity,
  personalData: readonly PersonalData[],
): Promise<void> => {
  const { db, live } = accounts;
  const user = await requireProofOfIdentity(accounts, proof);
  const userId = user.id;
  await db.transaction(async (tx) => {
    if (user.role === 'owner') await refuseLastOwner(tx, userId);
    // The lock keeps orders from being placed for this account meanwhile.
    if (!(await lockUser(tx, userId))) throw unauthenticatedError();
    for (const part of personalData) {
      const deletionRefusal = await part.deletionRefusal?.(tx, userId);
      if (deletionRefusal) throw deletionRefusal;
    }
    for (const part of personalData) await part.forget?.(tx, userId);
    await deleteUser(tx, userId);
  });
  publishSessionsEnded(live, userId);
  // The user's review or post may have been public.
  publishContentWithdrawn(live);
};
