import type { Guard } from './guard.ts';

const throttle = 'accounts/passwords/password-throttle.ts';
const knownDevice = 'accounts/sessions/known-device.test.ts';
const sessionTest = 'accounts/sessions/sessions.test.ts';
const linkTest = 'accounts/passwords/links.test.ts';
const profile = 'accounts/profile/profile.ts';
const profileTest = 'accounts/profile/profile.test.ts';

export const doorGuards: Guard[] = [
  {
    what: 'slowing is per network',
    file: throttle,
    find: 'const network = networkOf(address);',
    replace: "const network = networkOf(address && '10.0.0.1');",
    test: knownDevice,
  },
  {
    what: 'a hundred failures an hour over all networks',
    file: throttle,
    find: '(!shared || (await takeHourly(db, shared.hour, now, mostAnHour)))',
    replace: 'mostAnHour > 0',
    test: knownDevice,
  },
  {
    what: 'a known device is exempt',
    file: 'accounts/sessions/log-in.ts',
    find: 'knownDevice: isKnown ? deviceHash : undefined,',
    replace: 'knownDevice: isKnown ? undefined : undefined,',
    test: knownDevice,
  },
  {
    what: 'a known device is slowed by its own guesses',
    file: throttle,
    find: 'free: 5, firstWaitSeconds: 30',
    replace: 'free: 500, firstWaitSeconds: 30',
    test: knownDevice,
  },
  {
    what: 'staff who end sessions end what a device is known by',
    file: 'accounts/people/service.ts',
    find: 'await forgetDevicesOf(tx, userId);',
    replace: '',
    test: knownDevice,
  },
  {
    what: 'logging in replaces the session of this browser',
    file: 'accounts/sessions/sign-in-response.ts',
    find: 'await endSessionsOf(accounts, credentialsOf(app, request));',
    replace: '',
    test: sessionTest,
  },
  {
    what: 'a new password link ends those before it',
    file: 'accounts/passwords/links.ts',
    find: 'await (byMail ? deleteMailedLinksOf(tx, userId) : deleteLinksOf(tx, userId));',
    replace: '',
    test: linkTest,
  },
  {
    what: 'no admin makes a password link for themselves',
    file: 'accounts/passwords/links.ts',
    find: "if (userId === by.userId) throw new AppError('CONFLICT', copy.noOwnLink);",
    replace: '',
    test: linkTest,
  },
  {
    what: 'an account is claimed with consent only',
    file: 'accounts/passwords/links.ts',
    find: 'refuseWithoutConsent(before, consent);',
    replace: '',
    test: 'accounts/passwords/claim.test.ts',
  },
  {
    what: 'a long-lived link never opens the back office',
    file: 'accounts/passwords/links.ts',
    find: "isClaim && user.role === 'customer' ? claimLifeMs : adminLifeMs",
    replace: 'isClaim ? claimLifeMs : adminLifeMs',
    test: 'accounts/passwords/claim.test.ts',
  },
  {
    what: 'asking what a link is for counts as guessing',
    file: 'accounts/passwords/routes.ts',
    find: 'passwordThrottle.countFailure(request.ip);\n    const read =',
    replace: 'const read =',
    test: linkTest,
  },
  {
    what: 'an account keeps something to log in with',
    file: profile,
    find: 'refuseNoLogin(user, body);',
    replace: '',
    test: profileTest,
  },
  {
    what: 'another number asks for the password',
    file: profile,
    find: 'if (isOtherEmail || (isOtherMobile && wasLogin)) {',
    replace: 'if (isOtherEmail) {',
    test: profileTest,
  },
  {
    what: 'a name like the salon’s is refused in the profile',
    file: profile,
    find: 'await refuseImitation(accounts, username, userId);',
    replace: '',
    test: profileTest,
  },
  {
    what: 'probing for addresses is counted',
    file: 'accounts/profile/sign-up.ts',
    find: 'passwordThrottle.countFailure(caller.address);',
    replace: '',
    test: profileTest,
  },
  {
    what: 'the start of a log in at the provider is limited',
    file: 'accounts/oidc/routes.ts',
    find: 'oidcStarts.take(networkOf(request.ip));',
    replace: '',
    test: 'accounts/oidc/oidc.test.ts',
  },
  {
    what: 'a malformed host is refused',
    file: 'app.ts',
    find: '  refuseMalformedHosts(app);',
    replace: '',
    test: 'platform/http/http.test.ts',
  },
  {
    what: 'a page is rendered for no host but our own',
    file: 'platform/http/origin.ts',
    find: 'const isHere = isLoopback(name) || name === ownAddress;',
    replace: 'const isHere = isLoopback(name) || name !== ownAddress;',
    test: 'pages/pages.test.ts',
  },
  {
    what: 'a page that is missing is rendered once',
    file: 'platform/cache/response-cache.ts',
    find: 'if (made.status < 500) {',
    replace: 'if (made.status === 200) {',
    test: 'pages/pages.test.ts',
  },
  {
    what: 'metrics need a token behind a proxy',
    file: 'metrics/routes.ts',
    find: 'if (!mayBeProxied(config) && isFromHere(request)) return;',
    replace: 'if ((mayBeProxied(config) || true) && isFromHere(request)) return;',
    test: 'metrics/metrics.test.ts',
  },
];
