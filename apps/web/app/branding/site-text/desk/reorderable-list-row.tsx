import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { siteTextCopy as copy } from './copy.ts';
import { moveEntryBy } from './site-text-draft.ts';

type EntryRowProps<T> = {
  name: string;
  entries: readonly T[];
  place: number;
  onChange: (entries: T[]) => void;
  children: ReactNode;
};

export function ReorderableListRow<T>({
  name,
  entries,
  place,
  onChange,
  children,
}: EntryRowProps<T>) {
  return (
    <li className="rounded-field border border-sand p-3 sm:p-4">
      <div className="flex items-center justify-between gap-2">
        <h3 className="text-lg text-plum-900">{name}</h3>
        <div className="flex">
          <IconButton
            label={copy.up(name)}
            disabled={place === 0}
            onClick={() => onChange(moveEntryBy(entries, place, -1))}
          >
            <ArrowUp aria-hidden="true" className="size-5" />
          </IconButton>
          <IconButton
            label={copy.down(name)}
            disabled={place === entries.length - 1}
            onClick={() => onChange(moveEntryBy(entries, place, 1))}
          >
            <ArrowDown aria-hidden="true" className="size-5" />
          </IconButton>
          <IconButton
            label={copy.remove(name)}
            onClick={() => onChange(entries.filter((_, one) => one !== place))}
          >
            <Trash2 aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
      </div>
      <div className="mt-2 grid gap-3">{children}</div>
    </li>
  );
}
