/** What this browser says of itself. */
export type Browser = {
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
export type Standing = 'none' | 'home-screen' | 'blocked' | 'off' | 'on';

export const standingOf = (browser: Browser, isWanted: boolean): Standing => {
  const { isCapable, isIosSafari, permission } = browser;
  if (!isCapable) return isIosSafari ? 'home-screen' : 'none';
  if (permission === 'denied') return 'blocked';
  return permission === 'granted' && isWanted ? 'on' : 'off';
};

/** What the last press has come to. */
export type PushWork = 'rest' | 'starting' | 'stopping' | 'failed' | 'stop-failed' | 'offline';
export type PushEvent =
  | { type: 'pressed'; standing: Standing; isOnline: boolean }
  /** It is done, or was not allowed: the standing says which. */
  | { type: 'settled' }
  | { type: 'failed' };

export const isBusy = (work: PushWork): boolean => work === 'starting' || work === 'stopping';

export const nextWork = (work: PushWork, event: PushEvent): PushWork => {
  if (event.type === 'settled') return 'rest';
  if (event.type === 'failed') return work === 'stopping' ? 'stop-failed' : 'failed';
  if (isBusy(work)) return work;
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
