import { hexColourPattern, paletteNames } from '@haldi/contract/branding/palette';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { TextField } from '../../ui/field.tsx';
import { brandingCopy as copy } from './copy.ts';
import { PalettePreview } from './palette-preview.tsx';

const initialColour = '#1f6f8b';

export const isCustomColour = (palette: string): boolean => palette.startsWith('#');

type SwatchProps = { choice: string; chosen: boolean; label: ReactNode; onChoose: () => void };

function Swatch({ choice, chosen, label, onChoose }: SwatchProps) {
  return (
    <label className="relative flex flex-col gap-2 rounded-card border border-edge bg-white p-2.5 transition-colors has-checked:border-plum-700 has-checked:ring-2 has-checked:ring-plum-700 hover:border-plum-600 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-plum-500">
      <input
        type="radio"
        name="palette"
        value={choice}
        checked={chosen}
        onChange={onChoose}
        className="absolute inset-0 size-full cursor-pointer appearance-none rounded-card outline-none!"
      />
      <PalettePreview
        choice={choice}
        aria-hidden="true"
        className="flex h-12 overflow-hidden rounded-field"
      >
        {['bg-haldi-100', 'bg-haldi-300', 'bg-haldi-500', 'bg-plum-600', 'bg-plum-700'].map(
          (tone) => (
            <span key={tone} className={`grow ${tone}`} />
          ),
        )}
      </PalettePreview>
      <span className="flex items-center justify-between gap-2 px-1 font-semibold text-plum-900">
        {label}
        {chosen && <Check aria-hidden="true" className="size-5 text-plum-700" />}
      </span>
    </label>
  );
}

type PaletteFieldProps = {
  value: string;
  error?: string | undefined;
  onChange: (palette: string) => void;
};

export function PaletteField({ value, error, onChange }: PaletteFieldProps) {
  const shown = hexColourPattern.test(value.toLowerCase()) ? value.toLowerCase() : initialColour;
  return (
    <div className="space-y-5 sm:col-span-2">
      <fieldset>
        <legend className="mb-1.5 text-sm font-semibold text-plum-900">{copy.palettes}</legend>
        <div className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-4">
          {paletteNames.map((name) => (
            <Swatch
              key={name}
              choice={name}
              label={copy.paletteLabels[name]}
              chosen={value === name}
              onChoose={() => onChange(name)}
            />
          ))}
          <Swatch
            choice={shown}
            label={copy.own}
            chosen={isCustomColour(value)}
            onChoose={() => onChange(shown)}
          />
        </div>
      </fieldset>
      {isCustomColour(value) && (
        <div className="flex items-start gap-3">
          <input
            type="color"
            aria-label={copy.pick}
            value={shown}
            onChange={({ target }) => onChange(target.value)}
            className="mt-6.5 h-12 w-16 shrink-0 cursor-pointer rounded-field border border-edge bg-white p-1"
          />
          <TextField
            label={copy.ownField}
            hint={copy.ownHint}
            error={error}
            value={value}
            maxLength={7}
            spellCheck={false}
            autoCapitalize="none"
            autoComplete="off"
            className="max-w-72 grow"
            onChange={({ target }) => onChange(`#${target.value.replace(/^#+/, '')}`)}
          />
        </div>
      )}
    </div>
  );
}
