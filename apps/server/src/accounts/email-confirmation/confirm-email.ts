import { AppError } from '../../platform/http/app-error.ts';
import { tooManyRequestsError } from '../../platform/http/rate-limit.ts';
import { readPublicSettings } from '../../settings/service.ts';
import type { AccountsContext } from '../context.ts';
import { copy } from '../copy.ts';
import { generateSecret, hashSecret } from '../sessions/generate-and-hash-secrets.ts';
import { findUserById, lockUser, updateUser } from '../store.ts';
import { consumeEmailLink, findEmailLinkOfUser, upsertEmailLink } from './store.ts';

const minute = 60_000;
const linkLifetimeMs = 7 * 24 * 60 * minute;
/** Per account, whatever its address, to limit mail to strangers. */
const mailIntervalMs = 5 * minute;

/** In the fragment, so that the token reaches neither logs nor other sites. */
const linkTo = (origin: string, token: string): string =>
  `${origin}/profile#confirm-email=${token}`;

type CreatedLink = { wait: number } | { token: string; email: string } | undefined;

const createLink = ({ db, clock }: AccountsContext, userId: string): Promise<CreatedLink> =>
  db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user?.email || user.emailVerifiedAt) return undefined;
    const now = clock();
    const previous = await findEmailLinkOfUser(tx, userId);
    const wait = previous ? previous.createdAt.getTime() + mailIntervalMs - now.getTime() : 0;
    if (wait > 0) return { wait: Math.ceil(wait / 1_000) };
    const token = generateSecret();
    const { email } = user;
    const expiresAt = new Date(now.getTime() + linkLifetimeMs);
    await upsertEmailLink(tx, {
      userId,
      tokenHash: hashSecret(token),
      email,
      createdAt: now,
      expiresAt,
    });
    return { token, email };
  });

/**
 * The mail contains no name, since the address may be a stranger's. Does not wait for the mail
 * server.
 */
export const sendEmailConfirmation = async (
  accounts: AccountsContext,
  userId: string,
  origin: string,
): Promise<{ wait: number }> => {
  const { db, config, mailer, runInBackground } = accounts;
  const created = mailer && (await createLink(accounts, userId));
  if (!mailer || !created) return { wait: 0 };
  if ('wait' in created) return created;
  const { businessName } = await readPublicSettings(db, config);
  const mail = {
    to: created.email,
    fromName: businessName,
    subject: copy.confirmMail.subject(businessName),
    text: copy.confirmMail.text(businessName, linkTo(origin, created.token)),
  };
  runInBackground(mailer.send(mail), 'a link to confirm an email address could not be mailed');
  return { wait: 0 };
};

export const resendEmailConfirmation = async (
  accounts: AccountsContext,
  userId: string,
  origin: string,
): Promise<void> => {
  if (!accounts.mailer) throw new AppError('MAIL_OFF', copy.confirmMailOff);
  const { wait } = await sendEmailConfirmation(accounts, userId, origin);
  if (wait > 0) throw tooManyRequestsError(wait);
};

/** Only for the address that the link was sent to; the account may have another one by now. */
export const confirmEmail = ({ db, clock }: AccountsContext, token: string): Promise<void> =>
  db.transaction(async (tx) => {
    const now = clock();
    const link = await consumeEmailLink(tx, hashSecret(token), now);
    const user = link && (await findUserById(tx, link.userId));
    if (!user || user.email !== link.email || user.status !== 'active') {
      throw new AppError('LINK_EXPIRED', copy.linkExpired);
    }
    await updateUser(tx, user.id, { emailVerifiedAt: now });
  });
