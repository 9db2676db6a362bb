import type { ReactNode } from 'react';

type RadioCardProps = {
  group: string;
  chosen: boolean;
  onChoose: () => void;
  face?: ReactNode;
  name: string;
  note: string;
};

export function RadioCard({ group, chosen, onChoose, face, name, note }: RadioCardProps) {
  return (
    <label className="relative flex min-w-0 cursor-pointer items-center gap-3 rounded-card border border-edge bg-white p-3 transition-colors hover:border-plum-600 has-checked:border-plum-700 has-checked:bg-haldi-100 has-checked:ring-1 has-checked:ring-plum-700 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-plum-600">
      <input
        type="radio"
        name={group}
        checked={chosen}
        onChange={onChoose}
        className="absolute inset-0 size-full cursor-pointer appearance-none rounded-card outline-none"
      />
      {face}
      <span className="min-w-0 leading-snug">
        <span className="block truncate font-semibold text-plum-900">{name}</span>
        <span className="line-clamp-3 text-sm text-stone">{note}</span>
      </span>
    </label>
  );
}
