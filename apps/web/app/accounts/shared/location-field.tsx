import { LocateFixed, MapPin } from 'lucide-react';
import { type Coordinates, useMyLocation } from '../../lib/use-my-location.ts';
import { Button } from '../../ui/button.tsx';
import { addressCopy } from './address-copy.ts';

const notes = {
  idle: addressCopy.locationWhy,
  asking: addressCopy.locationAsking,
  found: addressCopy.locationWhy,
  refused: addressCopy.locationRefused,
  unavailable: addressCopy.locationUnavailable,
};

type LocationFieldProps = {
  location: Coordinates | null;
  /** The stored location belongs to another address. */
  isOutdated: boolean;
  onChange: (location: Coordinates | null) => void;
};

export function LocationField({ location, isOutdated, onChange }: LocationFieldProps) {
  const { state, ask } = useMyLocation(onChange);
  const note = isOutdated && state === 'idle' ? addressCopy.locationOutdated : notes[state];
  return (
    <div className="rounded-field border border-sand bg-haldi-50 px-4 py-3">
      <input type="hidden" name="latitude" value={location?.latitude ?? ''} />
      <input type="hidden" name="longitude" value={location?.longitude ?? ''} />
      {location ? (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="flex items-center gap-2 font-semibold text-leaf-700">
            <MapPin aria-hidden="true" className="size-5 shrink-0" />
            {addressCopy.locationKept}
          </p>
          <Button look="quiet" size="small" onClick={() => onChange(null)}>
            {addressCopy.locationRemove}
          </Button>
        </div>
      ) : (
        <Button look="secondary" busy={state === 'asking'} onClick={ask}>
          <LocateFixed aria-hidden="true" className="size-5" />
          {addressCopy.useMyLocation}
        </Button>
      )}
      <p role="status" className={location ? 'sr-only' : 'mt-2 text-sm text-stone'}>
        {location ? addressCopy.locationKept : note}
      </p>
    </div>
  );
}
