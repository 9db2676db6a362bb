/** A path as the router reads it; one that cannot be decoded stays as it is. */
export const decodePath = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};
