import {
  type ColourFamily,
  createRecolourMap,
  type PaletteChoice,
} from '@haldi/contract/branding/palette';
import { readPalette } from '../branding/service.ts';
import type { AppContext } from '../platform/app-context.ts';
import { type StoredResponse, toStoredResponse } from '../platform/cache/response-cache.ts';
import { isDatabaseUnavailable } from '../platform/database/database-unavailable.ts';

/**
 * The colours in the drawings that follow the palette. Natural colours do not change: skin, leaves,
 * flowers, turmeric, brass, henna.
 */
export const paletteDrawingColours: Record<ColourFamily, readonly string[]> = {
  light: [
    ...['#fff8dd', '#fff3c4', '#ffe9a3', '#ffe588', '#fbd561', '#ffd34d', '#fbc02d', '#e79e00'],
    ...['#fff4e0', '#ffdca0', '#f6b85f', '#f39a2d', '#d9622b'],
  ],
  ink: [
    ...['#571845', '#3a0f2d', '#7a2560'],
    ...['#f8eef3', '#ecd6e3', '#dcb9cf', '#d9b3cb', '#b9709f', '#9c3a7c'],
    ...['#fdf0ec', '#f9d9d6', '#f3c4c4', '#f5c6c9', '#e4879a', '#d64a70'],
  ],
  paper: [
    ...['#fffdf7', '#f2e8d5', '#fbf3e6', '#f1dfc3', '#e2c39d', '#d7a26f', '#b56b45'],
    ...['#f5f6e9', '#dfe9d2', '#c5d8b8', '#bad1ac', '#7da981', '#2d7b59'],
  ],
};

const isDrawing = (path: string): boolean => /^\/pictures\/.+\.svg$/.test(path);

/** Recolours each drawing on its first request after the palette has changed. */
export const createDrawingRecolourer = ({ db, responseCache }: AppContext) => {
  let palette: PaletteChoice = 'turmeric';
  let colours = createRecolourMap(palette, paletteDrawingColours);
  let recoloured = new Map<string, StoredResponse>();
  const refreshPalette = async (): Promise<void> => {
    // Without a database the last palette stays in use.
    if (responseCache.isDatabaseDown) return;
    try {
      const latest = await responseCache.loadOnce('palette', () => readPalette(db));
      if (latest === palette) return;
      palette = latest;
      colours = createRecolourMap(palette, paletteDrawingColours);
      recoloured = new Map();
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
    }
  };
  return async (path: string, file: StoredResponse): Promise<StoredResponse> => {
    if (!isDrawing(path)) return file;
    await refreshPalette();
    if (palette === 'turmeric') return file;
    const drawing = recoloured.get(path) ?? recolour(file, colours);
    recoloured.set(path, drawing);
    return drawing;
  };
};

const recolour = (
  { status, headers, bodies }: StoredResponse,
  colours: ReadonlyMap<string, string>,
): StoredResponse => {
  const svg = bodies.identity.toString();
  const body = svg.replace(/#[0-9a-f]{6}/g, (hex) => colours.get(hex) ?? hex);
  return toStoredResponse({ status, headers, body });
};
