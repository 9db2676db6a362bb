import { box, ellipse } from '../geometry.ts';
import { colours, type Tones } from '../palette.ts';
import { type Drawing, form, ink } from '../svg.ts';

export const spool = (t: Tones): Drawing => [
  form(box(-20, -58, 40, 50, 4), t.mid),
  ink('M-20-48L20-44M-20-38L20-34M-20-28L20-24M-20-18L20-14'),
  form(box(-27, -10, 54, 10, 5), colours.brassLight),
  form(box(-27, -66, 54, 10, 5), colours.brassLight),
  form(ellipse(0, -66, 27, 4.4), colours.cream),
];

/** The thread's crossed loop, the tool of the craft. */
export const threadLoop = (width = 150, height = 46): Drawing => [
  ink(
    `M${-width / 2} ${-height / 2}C${-width * 0.3} ${-height * 0.4} -12 -3 0 0C12 3 ${width * 0.3} ${height * 0.4} ${width / 2} ${height / 2}` +
      `M${-width / 2} ${height / 2}C${-width * 0.3} ${height * 0.4} -12 3 0 0C12 -3 ${width * 0.3} ${-height * 0.4} ${width / 2} ${-height / 2}`,
  ),
];

export const tweezers = (): Drawing => [
  form('M-2-4L-8-70Q-6-92 0-94Q6-92 8-70L2-4L3-70Q2-80 0-82Q-2-80-3-70z', colours.pearl),
];

export const browBrush = (t: Tones): Drawing => [
  form('M-2-36L-3-96Q0-100 3-96L2-36z', t.deep),
  ink('M0-36V-2M-6-30L6-26M-6-24L6-20M-6-18L6-14M-5-12L5-8M-4-6L4-3'),
];

export const browPencil = (t: Tones): Drawing => [
  form('M-6-20V-92Q0-97 6-92V-20z', t.mid),
  form('M-6-20L0 0L6-20z', colours.cream),
  form('M-2-7L0 0L2-7z', colours.hair),
];

/** A brow alone, as on a stencil card. */
export const browCard = (t: Tones): Drawing => [
  form(box(-50, -64, 100, 64, 8), t.light),
  form('M-36-34C-16-54 14-56 36-34C12-46-12-44-32-28Q-38-28-36-34z', colours.hair),
  ink('M-28-16C-12-6 12-6 28-16'),
];
