/** `pixels` are RGBA values. Transparent pixels do not count. */
export const isLightPicture = (pixels: ArrayLike<number>): boolean => {
  let [light, weight] = [0, 0];
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [0, 1, 2, 3].map((part) => pixels[at + part]);
    light += (0.2126 * red + 0.7152 * green + 0.0722 * blue) * alpha;
    weight += 255 * alpha;
  }
  return weight > 0 && light / weight > 0.72;
};
