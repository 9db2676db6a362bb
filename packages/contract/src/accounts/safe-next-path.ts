/**
 * Prevents open redirects: only paths of this site. Rejects what a browser takes for another host
 * or scheme (`//evil`, `/\evil`, `javascript:`), also once dot segments are resolved.
 */
export const safeNextPath = (requested: string | null | undefined): string => {
  if (!requested || requested.length > 300 || !/^\/[^\\\s\p{Cc}]*$/u.test(requested)) return '/';
  const [path = ''] = requested.split(/[?#]/, 1);
  const isUnsafe = path.includes('//') || /\/(\.|%2e){1,2}(\/|$)/i.test(path);
  return isUnsafe || /^\/api(\/|$)/.test(path) ? '/' : requested;
};
