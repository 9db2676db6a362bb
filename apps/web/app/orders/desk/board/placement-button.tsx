import { parseTimeOfDay } from '@haldi/contract/kit/time-of-day';
import { Ban, CircleQuestionMark } from 'lucide-react';
import { cx } from '../../../ui/cx.ts';
import {
  type BoardPlacement,
  type BoardPlacementKind,
  placementKindLabels,
} from './board-placements.ts';

const looks: Record<BoardPlacementKind, string> = {
  here: 'border-plum-700 bg-plum-100 text-plum-900',
  free: 'border-leaf-600 bg-leaf-100 text-leaf-700 hover:bg-leaf-600 hover:text-white',
  asks: 'border-haldi-500 bg-haldi-100 text-haldi-800 hover:bg-haldi-300',
  cannot: 'border-dashed border-edge bg-white/90 text-stone hover:bg-sand',
};

export const placementStyle = (kind: BoardPlacementKind): string =>
  cx(
    'flex min-h-11 flex-col items-center justify-center overflow-hidden rounded-field border px-1 text-center text-xs leading-tight transition-colors focus-visible:z-5',
    looks[kind],
  );

const isGood = (kind: BoardPlacementKind): boolean => kind === 'free' || kind === 'here';

export const placementLabel = ({ slot, kind, reason }: BoardPlacement, name: string): string => {
  const words = isGood(kind)
    ? [placementKindLabels[kind], reason]
    : [reason, placementKindLabels[kind]];
  return `${name}, ${slot} ${words.filter(Boolean).join(', ')}`;
};

export function PlacementText({ slot, kind, reason }: BoardPlacement) {
  const Icon = kind === 'cannot' ? Ban : CircleQuestionMark;
  return (
    <>
      <span className="font-semibold whitespace-nowrap tabular-nums">{slot}</span>{' '}
      {isGood(kind) ? (
        placementKindLabels[kind]
      ) : (
        <span className="max-w-full truncate">
          <Icon aria-hidden="true" className="mr-0.5 inline size-3 align-[-0.125em]" />
          {reason}
        </span>
      )}
    </>
  );
}

type PlacementButtonProps = {
  choice: BoardPlacement;
  column: number;
  onChoose: (choice: BoardPlacement) => void;
};

export function PlacementButton({ choice, column, onChoose }: PlacementButtonProps) {
  const { person, slot, kind } = choice;
  const isCurrent = kind === 'here';
  return (
    <button
      type="button"
      aria-label={placementLabel(choice, person?.name ?? '')}
      aria-disabled={isCurrent || undefined}
      title={choice.reason === '' ? undefined : choice.reason}
      data-place={slot}
      data-column={column}
      data-minute={parseTimeOfDay(slot)}
      onClick={() => !isCurrent && onChoose(choice)}
      className={cx(placementStyle(kind), 'size-full')}
    >
      <PlacementText {...choice} />
    </button>
  );
}
