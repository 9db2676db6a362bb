const loadSharp = async () => {
  const { default: sharp } = await import('sharp');
  // Blocks all decoders except those of accepted uploads and of the SVG that the server draws
  // itself.
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

export const loadSharpOnce = (): ReturnType<typeof loadSharp> => {
  loaded ??= loadSharp();
  return loaded;
};
