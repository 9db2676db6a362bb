import type { ReactNode } from 'react';

export type BarEntry = {
  key: string;
  name: string;
  value: string;
  note: ReactNode;
  /** 0 to 1. Null: no bar, because the value is negative. */
  share: number | null;
};

/** Drawn in SVG: the content policy forbids inline styles. */
export function BarList({ entries }: { entries: readonly BarEntry[] }) {
  return (
    <ul className="space-y-3">
      {entries.map(({ key, name, value, note, share }) => (
        <li key={key}>
          <p className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 leading-snug font-semibold wrap-anywhere">{name}</span>
            <span className="shrink-0 font-semibold tabular-nums">{value}</span>
          </p>
          {share !== null && (
            <svg
              viewBox="0 0 100 6"
              preserveAspectRatio="none"
              className="mt-1 block h-2 w-full rounded-full bg-haldi-100"
              role="presentation"
            >
              <rect
                width={Math.max(0, Math.min(1, share)) * 100}
                height={6}
                className="fill-haldi-500"
              />
            </svg>
          )}
          <p className="mt-0.5 text-sm text-stone tabular-nums">{note}</p>
        </li>
      ))}
    </ul>
  );
}
