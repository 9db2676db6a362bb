import type { Order } from '@haldi/contract/orders/schema';
import { useState } from 'react';

/** Which of the shown orders are ticked; those that are not shown do not count. */
export const useSelection = (shown: readonly Order[]) => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const ticked = shown.filter(({ _id }) => ids.has(_id));
  return {
    ticked,
    isTicked: ({ _id }: Order): boolean => ids.has(_id),
    isAllTicked: shown.length === 0 ? undefined : ticked.length === shown.length,
    tick: ({ _id }: Order, isTicked: boolean): void =>
      setIds((now) => new Set(isTicked ? [...now, _id] : [...now].filter((id) => id !== _id))),
    tickAll: (isTicked: boolean): void =>
      setIds(new Set(isTicked ? shown.map(({ _id }) => _id) : [])),
    untick: (done: readonly string[]): void =>
      setIds((now) => new Set([...now].filter((id) => !done.includes(id)))),
  };
};
