import type { AppContext } from '../platform/app-context.ts';
import { errorReason } from '../platform/error-reason.ts';
import { type Cookie, createCookie } from '../platform/http/cookie.ts';
import { createOptionalRateLimit, type RateLimit } from '../platform/http/rate-limit.ts';
import { createMailer, type Mailer } from '../platform/mail/mail.ts';
import { HashQueue } from './passwords/hash-queue.ts';
import { PasswordThrottle } from './passwords/password-throttle.ts';

/** `problem` only if the code was certainly not sent; `unsure` if it may have arrived. */
export type CodeSender = (
  mobileNumber: string,
  code: string,
) => Promise<
  { result: 'sent' } | { result: 'unsure' } | { result: 'refused' | 'later'; problem: string }
>;

export type AccountsContext = Pick<AppContext, 'db' | 'live' | 'clock' | 'config' | 'log'> & {
  hashing: HashQueue;
  passwordThrottle: PasswordThrottle;
  /** Sign-ups per network. */
  signUps: RateLimit;
  /** OIDC logins started per network; each leaves a row. */
  oidcStarts: RateLimit;
  mailer: Mailer | undefined;
  /** Codes sent per network. */
  codeSends: RateLimit;
  sendCode: CodeSender | undefined;
  /** Runs work that no request waits for; the server waits for it before it stops. */
  runInBackground: (work: Promise<unknown>, failed: string) => void;
  waitForBackgroundWork: () => Promise<unknown>;
  /** Identifies a browser at its next login. */
  deviceCookie: Cookie;
};

const signUpLimit = { max: 20, windowMs: 60 * 60_000 };
const codeSendLimit = { max: 20, windowMs: 60 * 60_000 };
const oidcStartLimit = { max: 30, windowMs: 60_000 };

export const createAccountsContext = (
  { db, live, clock, config, log }: AppContext,
  sendCode?: CodeSender,
): AccountsContext => {
  const hashing = new HashQueue();
  const passwordThrottle = new PasswordThrottle({ db, clock, hashing, isOn: config.rateLimits });
  const signUps = createOptionalRateLimit(config.rateLimits, { ...signUpLimit, clock });
  const codeSends = createOptionalRateLimit(config.rateLimits, { ...codeSendLimit, clock });
  const oidcStarts = createOptionalRateLimit(config.rateLimits, { ...oidcStartLimit, clock });
  const mailer = config.smtp && createMailer(config.smtp);
  const deviceCookie = createCookie('haldi_device', config.publicOrigin?.protocol === 'https:');
  const pendingWork = new Set<Promise<unknown>>();
  const runInBackground = (work: Promise<unknown>, failed: string): void => {
    const tracked = work
      .catch((error: unknown) => log.error({ reason: errorReason(error) }, failed))
      .finally(() => pendingWork.delete(tracked));
    pendingWork.add(tracked);
  };
  return {
    runInBackground,
    waitForBackgroundWork: () => Promise.all(pendingWork),
    ...{ db, live, clock, config, log },
    ...{
      hashing,
      passwordThrottle,
      signUps,
      oidcStarts,
      codeSends,
      mailer,
      sendCode,
      deviceCookie,
    },
  };
};

export type Caller = { address: string; device: string };
