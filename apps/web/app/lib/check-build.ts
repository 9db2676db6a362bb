/** URL of this module, whose hashed name is unique to the build. */
export const currentBuildFile = (): string => new URL(import.meta.url).pathname;

export const checkServerBuild = async (): Promise<'same' | 'other' | 'unreachable'> => {
  try {
    const { status } = await fetch(currentBuildFile(), { method: 'HEAD', cache: 'no-store' });
    if (status >= 500) return 'unreachable';
    return status === 404 ? 'other' : 'same';
  } catch {
    return 'unreachable';
  }
};
