import { createStoredStore } from '../lib/store.ts';

type Places = readonly (readonly [entry: string, place: number])[];

const isPlace = (found: unknown): boolean =>
  Array.isArray(found) && typeof found[0] === 'string' && typeof found[1] === 'number';

const readPlaces = (saved: string | null): Places => {
  try {
    const found: unknown = JSON.parse(saved ?? '[]');
    return Array.isArray(found) ? found.filter(isPlace) : [];
  } catch {
    // Invalid stored value.
    return [];
  }
};

/** Limits the list in tabs that stay open for weeks. */
const maxPositions = 100;

const kept = createStoredStore<Places>({
  key: 'places',
  read: readPlaces,
  write: (places) => JSON.stringify(places.slice(-maxPositions)),
  getStorage: () => sessionStorage,
});

let places: Map<string, number> | undefined;
const known = (): Map<string, number> => {
  places ??= new Map(kept.get());
  return places;
};

export const scrollPositionOf = (entry: string): number | undefined => known().get(entry);

export const rememberScrollPosition = (entry: string, place: number): void => {
  known().delete(entry);
  known().set(entry, place);
};

export const forgetScrollPosition = (entry: string): void => {
  known().delete(entry);
};

export const persistScrollPositions = (): void => kept.update(() => [...known()]);
