/** Loaded with the first picture: most days of most salons need none of it. */
const loadSharp = async () => {
  const { default: sharp } = await import('sharp');
  // Only what the magic bytes let through can be decoded at all, whatever a file pretends to be, and
  // the drawings that we make ourselves.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
      'VipsForeignLoadSvgBuffer',
    ],
  });
  sharp.cache(false);
  return sharp;
};
let loaded: ReturnType<typeof loadSharp> | undefined;

export const getSharp = (): ReturnType<typeof loadSharp> => {
  loaded ??= loadSharp();
  return loaded;
};
