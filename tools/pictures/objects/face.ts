import { ellipse, scallop } from '../geometry.ts';
import { colours, type Tones } from '../palette.ts';
import { type Drawing, form, ink, tone } from '../svg.ts';

const head = 'M-36-70C-38-40-26-8 0 0C26-8 38-40 36-70C35-104 20-118 0-118S-35-104-36-70z';

/** Features of a calm face, chin at the origin: closed eyes, small nose, quiet mouth. */
const features = (lips: string): Drawing => [
  ink('M-27-70Q-18-78-8-72M8-72Q18-78 27-70'),
  ink('M-26-57Q-17-49-8-56M8-56Q17-49 26-57M-25-56l-4 3M-20-53l-3 4M25-56l4 3M20-53l3 4'),
  ink('M-1-52C0-44-4-38-5-35Q-1-32 4-34'),
  form('M-10-21Q-5-26 0-23Q5-26 10-21Q5-14 0-14Q-5-14-10-21z', lips),
  ink('M-8-21Q0-18 8-21'),
];

const neck = (cloth: string): Drawing => [
  form(
    'M-15-14C-14 10-18 18-40 24C-68 32-84 46-88 76H88C84 46 68 32 40 24C18 18 14 10 15-14z',
    colours.skin,
  ),
  form('M-88 76C-84 50-74 40-58 34C-36 60 36 60 58 34C74 40 84 50 88 76z', cloth),
];

export type FaceStyle = {
  cloth: string;
  lips?: string;
  bindi?: boolean;
  mask?: string | undefined;
  hair?: 'bun' | 'towel' | 'veil' | 'band';
  jewels?: boolean;
  /** The sari's end over one shoulder. */
  pallu?: string;
  t: Tones;
};

const jewellery = (): Drawing => [
  ink('M0-118V-92', colours.brass),
  form(ellipse(0, -89, 5, 6), colours.brassLight),
  form(ellipse(-37, -44, 3.4), colours.brassLight),
  form('M-37-40l6 10q-6 6-12 0z', colours.brassLight),
  form(ellipse(37, -44, 3.4), colours.brassLight),
  form('M37-40l6 10q-6 6-12 0z', colours.brassLight),
  ink('M-26 20Q0 44 26 20', colours.brass),
  form(scallop(0, 35, 6, 6), colours.brassLight),
];

/** A mask that leaves the eyes and mouth free. */
const mask = (fill: string): Drawing => [
  form('M-31-82Q-17-90-6-80Q0-77 6-80Q17-90 31-82C29-92 17-96 0-96S-29-92-31-82z', fill),
  form(
    'M-32-53Q-18-40-8-50Q-5-62 0-62Q5-62 8-50Q18-40 32-53C31-30 22-11 0-4C-22-11-31-30-32-53z',
    fill,
  ),
];

/** A woman facing us with closed eyes; the sheet crops her shoulders. */
export const face = (style: FaceStyle): Drawing => {
  const { cloth, lips = colours.roseDeep, bindi = true, hair = 'bun', jewels = false, t } = style;
  const parts: Drawing = [];
  if (hair === 'veil')
    parts.push(
      form(
        'M-66 76C-62 20-64-40-52-84C-42-122-22-136 0-136S42-122 52-84C64-40 62 20 66 76z',
        cloth,
      ),
    );
  if (hair === 'bun') parts.push(form(ellipse(0, -136, 24, 20), colours.hair));
  if (hair !== 'towel')
    parts.push(
      form(
        'M-42-66C-46-50-42-40-32-36H32C42-40 46-50 42-66C46-112 24-128 0-128S-46-112-42-66z',
        colours.hair,
      ),
    );
  parts.push(...neck(hair === 'veil' ? t.deep : cloth), form(head, colours.skin));
  if (style.pallu)
    parts.push(
      form('M26 19C46 24 70 34 84 56L88 76H-30C-6 66 16 46 26 19z', style.pallu),
      ink('M34 22C28 46 14 62-6 76M48 27C44 48 36 62 22 76', colours.brassLight),
    );
  if (style.mask) parts.push(...mask(style.mask));
  parts.push(...features(lips));
  if (hair === 'towel')
    parts.push(
      form(
        'M-40-78C-40-96-22-104 0-104S40-96 40-78C50-96 46-128 26-138C10-146-16-146-30-134C-48-120-50-96-40-78z',
        t.light,
      ),
      ink('M-40-80C-24-104 10-120 34-128M-12-106C0-118 8-128 8-142'),
    );
  else if (hair === 'band')
    parts.push(
      form(
        'M-38-70C-38-92-24-99 0-99S38-92 38-70C48-110 26-128 0-128S-48-110-38-70z',
        colours.hair,
      ),
      ink(
        'M0-126V-116M-12-125C-18-122-22-118-26-113M12-125C18-122 22-118 26-113',
        colours.hairSheen,
      ),
      form('M-42-80C-38-104-22-113 0-113S38-104 42-80L37-70C36-90 22-97 0-97S-36-90-37-70z', t.mid),
    );
  else
    parts.push(
      form(
        'M0-120C-10-92-24-84-39-64C-46-108-24-126 0-126S46-108 39-64C24-84 10-92 0-120z',
        colours.hair,
      ),
      ink('M-8-114C-16-96-26-88-35-78M8-114C16-96 26-88 35-78', colours.hairSheen),
    );
  if (bindi && !style.mask) parts.push(tone(ellipse(0, -76, 3), colours.roseDeep));
  if (jewels) parts.push(...jewellery());
  return parts;
};

/** One closed eye and its brow, close enough to see the hair of the brow. */
export const browCloseUp = (thread?: string): Drawing => {
  let hairs = '';
  for (let i = 0; i < 9; i += 1)
    hairs += `M${-44 + i * 10} ${-26 - Math.sin((i / 8) * 2.6) * 15}l7 -7`;
  const parts: Drawing = [
    form('M-58-24C-30-54 20-60 62-26C20-46-24-42-52-18Q-60-18-58-24z', colours.hair),
    ink(hairs, colours.hairSheen),
    ink('M-48 12C-22 36 26 36 54 8'),
    ink('M-44 16l-8 8M-26 26l-5 10M-4 30l-1 11M18 29l4 11M38 21l8 9'),
    ink('M-40-2C-16-16 22-16 46-4', colours.skinShade),
  ];
  if (thread) parts.push(ink('M-150 34L0-58L120-112M-150-6L0-58L96-140', thread));
  return parts;
};

export const lipsCloseUp = (fill: string): Drawing => [
  form('M-46-14C-30-32-14-40 0-30C14-40 30-32 46-14C30 12 14 18 0 18S-30 12-46-14z', fill),
  ink('M-46-14C-24-8-10-12 0-8C10-12 24-8 46-14M-10 8q10 4 20 0'),
];

/** Chin to nose in profile would need a painter; this crop shows jaw, mouth and neck instead. */
export const lowerFace = (lips: string, cloth: string): Drawing => [
  form(
    'M-22-6C-22 24-26 34-50 42C-76 50-92 64-96 84H96C92 64 76 50 50 42C26 34 22 24 22-6z',
    colours.skin,
  ),
  form('M-96 84C-92 70-84 60-70 54C-40 74 40 74 70 54C84 60 92 70 96 84z', cloth),
  form('M-54-180V-100C-54-48-22-2 0-2S54-48 54-100V-180z', colours.skin),
  ink('M-2-84C0-72-8-62-8-56Q0-50 8-56'),
  form('M-18-34Q-8-43 0-38Q8-43 18-34Q8-20 0-20Q-8-20-18-34z', lips),
  ink('M-15-34Q0-29 15-34'),
];
