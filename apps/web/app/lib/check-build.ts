/** A file that only this build has: the one that this very code was loaded from. */
export const currentBuildFile = (): string => new URL(import.meta.url).pathname;

/** Whether the server still runs the build that this page is of. */
export const checkServerBuild = async (): Promise<'same' | 'other' | 'unreachable'> => {
  try {
    const { status } = await fetch(currentBuildFile(), { method: 'HEAD', cache: 'no-store' });
    if (status >= 500) return 'unreachable';
    return status === 404 ? 'other' : 'same';
  } catch {
    return 'unreachable';
  }
};
