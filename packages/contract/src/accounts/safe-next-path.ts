/**
 * Prevents open redirects: only paths of this site. Rejects what a browser takes for another host
 * or scheme (`//evil`, `/\evil`, `javascript:`), also once dot segments are resolved.
 */
export const safeNextPath = (wanted: string | null | undefined): string => {
  if (!wanted || wanted.length > 300 || !/^\/[^\\\s\p{Cc}]*$/u.test(wanted)) return '/';
  const [path = ''] = wanted.split(/[?#]/, 1);
  const isOdd = path.includes('//') || /\/(\.|%2e){1,2}(\/|$)/i.test(path);
  return isOdd || /^\/api(\/|$)/.test(path) ? '/' : wanted;
};
