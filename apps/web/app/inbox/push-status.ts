export type PushSupport = {
  /** Supports service workers, Push and Notifications. */
  isSupported: boolean;
  /** Supports push only from the home screen. */
  isIosSafari: boolean;
  permission: NotificationPermission;
};

/**
 * - `none`: not supported
 * - `home-screen`: supported when opened from the home screen
 * - `blocked`: permission denied or not askable
 * - `off`, `on`: supported
 */
export type PushStatus = 'none' | 'home-screen' | 'blocked' | 'off' | 'on';

export const pushStatusOf = (browser: PushSupport, isWanted: boolean): PushStatus => {
  const { isSupported, isIosSafari, permission } = browser;
  if (!isSupported) return isIosSafari ? 'home-screen' : 'none';
  if (permission === 'denied') return 'blocked';
  return permission === 'granted' && isWanted ? 'on' : 'off';
};

export type PushProgress = 'rest' | 'starting' | 'stopping' | 'failed' | 'stop-failed' | 'offline';
export type PushEvent =
  | { type: 'pressed'; status: PushStatus; isOnline: boolean }
  /** Done or denied; the status says which. */
  | { type: 'settled' }
  | { type: 'failed' };

export const isPushInProgress = (progress: PushProgress): boolean =>
  progress === 'starting' || progress === 'stopping';

export const nextPushProgress = (progress: PushProgress, event: PushEvent): PushProgress => {
  if (event.type === 'settled') return 'rest';
  if (event.type === 'failed') return progress === 'stopping' ? 'stop-failed' : 'failed';
  if (isPushInProgress(progress)) return progress;
  if (!event.isOnline) return 'offline';
  return event.status === 'on' ? 'stopping' : 'starting';
};

type BrowserInfo = Pick<Navigator, 'userAgent' | 'platform' | 'maxTouchPoints'>;

/** iPads identify as Mac; other browsers on an iPhone name themselves. */
export const isIosSafari = ({ userAgent, platform, maxTouchPoints }: BrowserInfo): boolean => {
  const isIos =
    /iPhone|iPad|iPod/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1);
  return isIos && /Safari\//.test(userAgent) && !/CriOS|FxiOS|EdgiOS|OPT\//.test(userAgent);
};
