import { box, ellipse, leafShape, polar, scallop } from './geometry.ts';
import type { Tones } from './palette.ts';
import { type Drawing, ink, tone } from './svg.ts';

type Backdrop = (width: number, height: number, t: Tones) => Drawing;

const arch = (x: number, y: number, w: number, h: number): string =>
  `M${x - w / 2} ${y}V${y - h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y}z`;

/** A cusped arch, the window of an old Pune wada. */
export const wadaArch = (x: number, y: number, w: number, h: number): string => {
  const top = y - h;
  const foil = w / 5;
  const spring = top + h * 0.42;
  const a = (dx: number, dy: number) =>
    `a${Math.hypot(dx, dy) * 0.56} ${Math.hypot(dx, dy) * 0.56} 0 0 1 ${dx} ${dy}`;
  const rise = spring - top;
  return (
    `M${x - w / 2} ${y}V${spring}${a(foil * 0.6, -rise * 0.34)}${a(foil * 0.8, -rise * 0.32)}` +
    `Q${x - foil * 0.5} ${top + rise * 0.3} ${x} ${top}Q${x + foil * 0.5} ${top + rise * 0.3} ${x + foil * 1.1} ${top + rise * 0.34}` +
    `${a(foil * 0.8, rise * 0.32)}${a(foil * 0.6, rise * 0.34)}V${y}z`
  );
};

export const backdrops: Record<string, Backdrop> = {
  sun: (w, h, t) => [tone(ellipse(w * 0.5, h * 0.5, h * 0.41), t.wash)],
  arch: (w, h, t) => [
    tone(arch(w * 0.5, h, h * 0.96, h * 0.92), t.wash),
    ink(arch(w * 0.5, h, h * 0.86, h * 0.87), t.ledge),
  ],
  wada: (w, h, t) => [tone(wadaArch(w * 0.5, h, w * 0.72, h * 0.94), t.wash)],
  moon: (w, h, t) => [
    tone(ellipse(w * 0.66, h * 0.42, h * 0.36), t.wash),
    ink(ellipse(w * 0.6, h * 0.46, h * 0.36), t.ledge),
  ],
  mandala: (w, h, t) => [
    tone(scallop(w * 0.5, h * 0.48, h * 0.4, 16, 0, 0.6), t.wash),
    ink(scallop(w * 0.5, h * 0.48, h * 0.33, 16, 0, 0.6), t.ledge),
  ],
  leaves: (w, h, t) =>
    [-58, -29, 0, 29, 58].map((angle) =>
      tone(
        leafShape(w * 0.5, h * 0.95, h * (0.98 - Math.abs(angle) / 300), h * 0.3, angle),
        t.wash,
      ),
    ),
  window: (w, h, t) => [
    tone(box(w * 0.16, h * 0.1, w * 0.68, h, 18), t.wash),
    ink(box(w * 0.195, h * 0.15, w * 0.61, h, 12), t.ledge),
  ],
  hills: (w, h, t) => [
    tone(ellipse(w * 0.2, h * 0.86, h * 0.52), t.wash),
    tone(ellipse(w * 0.86, h * 0.9, h * 0.62), t.wash),
    tone(ellipse(w * 0.62, h * 0.26, h * 0.13), t.ledge),
  ],
  rays: (w, h, t) => {
    const rays = Array.from({ length: 12 }, (_, i) => {
      const [ax, ay] = polar(w * 0.5, h * 0.56, h * 0.45, 180 + i * 16.4);
      const [bx, by] = polar(w * 0.5, h * 0.56, h * 0.53, 180 + i * 16.4);
      return `M${ax} ${ay}L${bx} ${by}`;
    });
    return [tone(ellipse(w * 0.5, h * 0.56, h * 0.39), t.wash), ink(rays.join(''), t.ledge)];
  },
};

export const backdropNames = Object.keys(backdrops);
