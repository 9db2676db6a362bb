/**
 * Where to go on after logging in: a page of ours, or the home page. What a browser would take for
 * another host or another scheme (`//evil`, `/\evil`, `javascript:`) is no page of ours, nor is
 * what becomes one once its dot segments are taken out.
 */
export const safeNextPath = (wanted: string | null | undefined): string => {
  if (!wanted || wanted.length > 300 || !/^\/[^\\\s\p{Cc}]*$/u.test(wanted)) return '/';
  const [path = ''] = wanted.split(/[?#]/, 1);
  const isOdd = path.includes('//') || /\/(\.|%2e){1,2}(\/|$)/i.test(path);
  return isOdd || /^\/api(\/|$)/.test(path) ? '/' : wanted;
};
