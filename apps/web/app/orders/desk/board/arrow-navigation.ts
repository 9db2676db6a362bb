export type BoardPosition = { column: number; minute: number };

export const needsAttentionColumnIndex = -1;

type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';
export const isArrowKey = (key: string): key is Arrow => key.startsWith('Arrow');

const nearest = <Item extends BoardPosition>(items: readonly Item[], to: (item: Item) => number) =>
  items.toSorted((one, other) => to(one) - to(other))[0];

export const nextBoardPosition = <Item extends BoardPosition>(
  items: readonly Item[],
  from: BoardPosition,
  key: Arrow,
): Item | undefined => {
  if (key === 'ArrowUp' || (key === 'ArrowDown' && from.column !== needsAttentionColumnIndex)) {
    const sign = key === 'ArrowUp' ? -1 : 1;
    const ahead = items.filter(
      ({ column, minute }) => column === from.column && (minute - from.minute) * sign > 0,
    );
    return nearest(ahead, ({ minute }) => Math.abs(minute - from.minute));
  }
  const sign = key === 'ArrowLeft' ? -1 : 1;
  const aside = items.filter(
    ({ column }) => (column - from.column) * sign > 0 && column !== needsAttentionColumnIndex,
  );
  const next = nearest(aside, ({ column }) => Math.abs(column - from.column))?.column;
  return nearest(
    aside.filter(({ column }) => column === next),
    ({ minute }) => Math.abs(minute - from.minute),
  );
};
