import { cx } from '../ui/cx.ts';

const swatches = {
  plum: 'bg-plum-700',
  golden: 'bg-haldi-400',
  pale: 'bg-haldi-200',
  brick: 'bg-brick-600',
  line: 'h-0.5 bg-haldi-500',
};
export type LegendEntry = { label: string; swatch: keyof typeof swatches };

/** What the colours of a drawing mean. */
export function Legend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <ul className="mb-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-stone">
      {entries.map(({ label, swatch }) => (
        <li key={label} className="flex items-center gap-1.5">
          <span
            className={cx(
              'inline-block w-3.5 rounded-sm',
              swatch !== 'line' && 'h-3',
              swatches[swatch],
            )}
          />
          {label}
        </li>
      ))}
    </ul>
  );
}
