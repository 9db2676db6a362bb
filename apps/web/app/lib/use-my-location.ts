import { useState } from 'react';

export type Coordinates = { latitude: number; longitude: number };
type State = 'idle' | 'asking' | 'found' | 'refused' | 'unavailable';

const options: PositionOptions = { enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 };
/** About one metre. */
const rounded = (degrees: number): number => Math.round(degrees * 100_000) / 100_000;

export const useMyLocation = (
  found: (place: Coordinates) => void,
): { state: State; ask: () => void } => {
  const [state, setState] = useState<State>('idle');
  const ask = (): void => {
    if (!('geolocation' in navigator)) {
      setState('unavailable');
      return;
    }
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('found');
        found({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) });
      },
      ({ code }) => setState(code === 1 ? 'refused' : 'unavailable'),
      options,
    );
  };
  return { state, ask };
};
