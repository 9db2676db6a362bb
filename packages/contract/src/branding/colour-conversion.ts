/** `#rrggbb`, lower case. */
export type HexColour = string;

/** Linear RGB, each from 0 to 1. */
type Light = [red: number, green: number, blue: number];

/** OKLCH: hue in degrees. */
export type Oklch = { lightness: number; chroma: number; hue: number };

const toLinear = (part: number): number =>
  part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
const toScreen = (part: number): number =>
  part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;

const lightOf = (hex: HexColour): Light => {
  const part = (at: number): number => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [part(1), part(3), part(5)];
};

const hexOf = (light: Light): HexColour =>
  `#${light
    .map((part) =>
      Math.round(toScreen(Math.min(1, Math.max(0, part))) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

const luminanceOf = ([red, green, blue]: Light): number =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** Relative luminance as defined by WCAG: 0 is black, 1 is white. */
export const luminance = (hex: HexColour): number => luminanceOf(lightOf(hex));

/** The matrices are those of Björn Ottosson's Oklab. */
export const toOklch = (hex: HexColour): Oklch => {
  const [red, green, blue] = lightOf(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
};

const toLight = ({ lightness, chroma, hue }: Oklch): Light => {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
};

const steps = 18;

/** Binary search for the largest number up to `max` for which the condition holds. */
const findLargest = (max: number, isTrue: (value: number) => boolean): number => {
  if (isTrue(max)) return max;
  let [low, high] = [0, max];
  for (let step = 0; step < steps; step += 1) {
    const middle = (low + high) / 2;
    if (isTrue(middle)) low = middle;
    else high = middle;
  }
  return low;
};

const isOnScreen = (light: Light): boolean =>
  light.every((part) => part >= -0.0005 && part <= 1.0005);

/** Reduces the chroma until the colour is inside the sRGB gamut. */
const toDisplayable = (wanted: Oklch): Light => {
  const chroma = findLargest(wanted.chroma, (less) =>
    isOnScreen(toLight({ ...wanted, chroma: less })),
  );
  return toLight({ ...wanted, chroma });
};

export const colourWithLuminance = (hue: number, chroma: number, bright: number): HexColour => {
  const lightness = findLargest(
    1,
    (light) => luminanceOf(toDisplayable({ lightness: light, chroma, hue })) <= bright,
  );
  return hexOf(toDisplayable({ lightness, chroma, hue }));
};
