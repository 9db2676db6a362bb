import { colours } from './palette.ts';
import { type Command, type Placement, parsePath, placePath, writePath } from './path.ts';

export type Shape = { path: Command[]; fill?: string; stroke?: string };
export type Clip = { window: Command[]; inside: Drawing };
export type Drawing = (Shape | Clip)[];

/** A filled shape with the line around it. */
export const form = (d: string, fill: string): Shape => ({
  path: parsePath(d),
  fill,
  stroke: colours.line,
});
/** A filled shape without a line: tone, shade, light. */
export const tone = (d: string, fill: string): Shape => ({ path: parsePath(d), fill });
/** A line alone. */
export const ink = (d: string, stroke: string = colours.line): Shape => ({
  path: parsePath(d),
  stroke,
});

export const clip = (d: string, inside: Drawing): Clip => ({ window: parsePath(d), inside });

export const place = (drawing: Drawing, placement: Placement): Drawing =>
  drawing.map((part) =>
    'window' in part
      ? { window: placePath(part.window, placement), inside: place(part.inside, placement) }
      : { ...part, path: placePath(part.path, placement) },
  );

const sameInk = (a: Shape | Clip | undefined, b: Shape): a is Shape =>
  a !== undefined && !('window' in a) && !a.fill && !b.fill && a.stroke === b.stroke;

/** Neighbouring lines of one colour are written as one path. */
const joined = (drawing: Drawing): Drawing => {
  const out: Drawing = [];
  for (const part of drawing) {
    const last = out.at(-1);
    if ('window' in part || !sameInk(last, part)) out.push(part);
    else out[out.length - 1] = { ...last, path: [...last.path, ...part.path] };
  }
  return out;
};

const writeParts = (drawing: Drawing, clips: string[]): string =>
  joined(drawing)
    .map((part) => {
      if ('window' in part) {
        const id = `c${clips.length}`;
        clips.push(`<clipPath id="${id}"><path d="${writePath(part.window)}"/></clipPath>`);
        return `<g clip-path="url(#${id})">${writeParts(part.inside, clips)}</g>`;
      }
      const fill = part.fill ? ` fill="${part.fill}"` : '';
      const stroke =
        part.stroke === colours.line ? '' : ` stroke="${part.stroke ? part.stroke : 'none'}"`;
      return `<path${fill}${stroke} d="${writePath(part.path)}"/>`;
    })
    .join('');

export type Sheet = { width: number; height: number; weight: number };

export const svg = ({ width, height, weight }: Sheet, drawing: Drawing): string => {
  const clips: string[] = [];
  const body = writeParts(drawing, clips);
  const defs = clips.length > 0 ? `<defs>${clips.join('')}</defs>` : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"` +
    ` fill="none" stroke="${colours.line}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round">` +
    `${defs}${body}</svg>\n`
  );
};
