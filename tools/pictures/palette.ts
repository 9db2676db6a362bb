/** The colours of every picture. `line` is the one ink; each mood adds three tones of its own. */
export const colours = {
  line: '#571845',
  ivory: '#fffdf7',
  cream: '#fff3c4',
  sand: '#f2e8d5',
  goldLight: '#ffe588',
  gold: '#fbc02d',
  goldDeep: '#e79e00',
  roseLight: '#f6c9cb',
  rose: '#e58a9c',
  roseDeep: '#d94c73',
  leafLight: '#bcd3ae',
  leaf: '#7fab83',
  leafDeep: '#2f7d5b',
  plumLight: '#d9b3cb',
  plum: '#9c3a7c',
  plumDeep: '#571845',
  brick: '#b3362b',
  brass: '#d99a2b',
  brassLight: '#f3c761',
  cocoa: '#7b4632',
  cocoaLight: '#a8694a',
  pearl: '#e9e1ea',
  water: '#cfe3df',
  skin: '#dda682',
  skinShade: '#c98a66',
  hair: '#3a0f2d',
  hairSheen: '#7a2560',
} as const;

export type Tones = {
  /** What the whole picture is painted on. */
  ground: string;
  /** The large quiet shape behind the objects. */
  wash: string;
  /** The table or ledge. */
  ledge: string;
  light: string;
  mid: string;
  deep: string;
};

const { sand, goldLight, gold, goldDeep, roseLight, rose, roseDeep } = colours;
const { leafLight, leaf, leafDeep, plumLight, plum, cream } = colours;

export const moods = {
  rose: {
    ground: '#fdf0ec',
    wash: '#f9d9d6',
    ledge: '#f3c4c4',
    light: roseLight,
    mid: rose,
    deep: roseDeep,
  },
  gold: {
    ground: '#fff8dd',
    wash: '#ffe9a3',
    ledge: '#fbd561',
    light: goldLight,
    mid: gold,
    deep: goldDeep,
  },
  plum: {
    ground: '#f8eef3',
    wash: '#ecd6e3',
    ledge: '#dcb9cf',
    light: plumLight,
    mid: '#b9709f',
    deep: plum,
  },
  leaf: {
    ground: '#f5f6e9',
    wash: '#dfe9d2',
    ledge: '#c5d8b8',
    light: leafLight,
    mid: leaf,
    deep: leafDeep,
  },
  clay: {
    ground: '#fbf3e6',
    wash: '#f1dfc3',
    ledge: '#e2c39d',
    light: sand,
    mid: '#d7a26f',
    deep: '#b56b45',
  },
  marigold: {
    ground: '#fff4e0',
    wash: '#ffdca0',
    ledge: '#f6b85f',
    light: cream,
    mid: '#f39a2d',
    deep: '#d9622b',
  },
} as const satisfies Record<string, Tones>;

export type MoodName = keyof typeof moods;
