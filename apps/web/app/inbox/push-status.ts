/** What this browser says of itself. */
export type PushSupport = {
  /** It has service workers, push messages and notifications. */
  isCapable: boolean;
  /** Safari of an iPhone: it can do so only from the home screen. */
  isIosSafari: boolean;
  permission: NotificationPermission;
};

/**
 * Where somebody stands with push messages here.
 * - `none`: this browser cannot take any
 * - `home-screen`: it could, opened from the home screen
 * - `blocked`: it was forbidden, or never allowed to ask
 * - `off`, `on`: it can, it does
 */
export type PushStatus = 'none' | 'home-screen' | 'blocked' | 'off' | 'on';

export const pushStatusOf = (browser: PushSupport, isWanted: boolean): PushStatus => {
  const { isCapable, isIosSafari, permission } = browser;
  if (!isCapable) return isIosSafari ? 'home-screen' : 'none';
  if (permission === 'denied') return 'blocked';
  return permission === 'granted' && isWanted ? 'on' : 'off';
};

/** What the last press has come to. */
export type PushProgress = 'rest' | 'starting' | 'stopping' | 'failed' | 'stop-failed' | 'offline';
export type PushEvent =
  | { type: 'pressed'; standing: PushStatus; isOnline: boolean }
  /** It is done, or was not allowed: the standing says which. */
  | { type: 'settled' }
  | { type: 'failed' };

export const isInProgress = (work: PushProgress): boolean =>
  work === 'starting' || work === 'stopping';

export const nextPushProgress = (work: PushProgress, event: PushEvent): PushProgress => {
  if (event.type === 'settled') return 'rest';
  if (event.type === 'failed') return work === 'stopping' ? 'stop-failed' : 'failed';
  if (isInProgress(work)) return work;
  if (!event.isOnline) return 'offline';
  return event.standing === 'on' ? 'stopping' : 'starting';
};

type Machine = Pick<Navigator, 'userAgent' | 'platform' | 'maxTouchPoints'>;

/** An iPad says that it is a Mac; other browsers of an iPhone name themselves. */
export const isIosSafari = ({ userAgent, platform, maxTouchPoints }: Machine): boolean => {
  const isIos =
    /iPhone|iPad|iPod/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1);
  return isIos && /Safari\//.test(userAgent) && !/CriOS|FxiOS|EdgiOS|OPT\//.test(userAgent);
};
