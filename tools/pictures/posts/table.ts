import { box } from '../geometry.ts';
import type { Tones } from '../palette.ts';
import { type Drawing, form } from '../svg.ts';

export const table = (t: Tones, y = 436): Drawing => [form(box(-4, y, 968, 120), t.ledge)];
