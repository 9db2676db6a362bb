declare global {
  interface Window {
    __reactRouterManifest?: { url?: string };
  }
}

/** A file that only this build has. */
export const ownFile = (): string => window.__reactRouterManifest?.url ?? '/';

/** Whether the server still runs the build that this page is of. */
export const askBuild = async (): Promise<'same' | 'other' | 'unreachable'> => {
  try {
    const { status } = await fetch(ownFile(), { method: 'HEAD', cache: 'no-store' });
    if (status >= 500) return 'unreachable';
    return status === 404 ? 'other' : 'same';
  } catch {
    return 'unreachable';
  }
};
