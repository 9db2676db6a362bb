import type { Order } from '@haldi/contract/orders/schema';
import { useState } from 'react';
import { AssignSeveral } from './assign-several.tsx';
import { ConfirmSeveral } from './confirm-several.tsx';
import { MessageSeveral } from './message-several.tsx';
import { OrdersBar, type SeveralKind } from './orders-bar.tsx';

type Opened = { what: SeveralKind; ids: ReadonlySet<string>; isOpen: boolean; time: number };

type SeveralProps = {
  shown: readonly Order[];
  ticked: readonly Order[];
  onDone: (ids: readonly string[]) => void;
  onClear: () => void;
  onOpenChange: (isOpen: boolean) => void;
};

/** The bar of what is ticked, and the dialogs that it opens. */
export function Several({ shown, ticked, onDone, onClear, onOpenChange }: SeveralProps) {
  const [opened, setOpened] = useState<Opened>();
  const open = (what: SeveralKind): void => {
    const ids = new Set(ticked.map(({ _id }) => _id));
    setOpened({ what, ids, isOpen: true, time: (opened?.time ?? 0) + 1 });
    onOpenChange(true);
  };
  const close = (done: readonly string[]): void => {
    setOpened((now) => now && { ...now, isOpen: false });
    onOpenChange(false);
    onDone(done);
  };
  // What was ticked when it opened, each in its newest version.
  const orders = opened ? shown.filter(({ _id }) => opened.ids.has(_id)) : [];
  const dialog = { orders, open: Boolean(opened?.isOpen), onClose: close };
  return (
    <>
      <OrdersBar count={ticked.length} onDo={open} onClear={onClear} />
      {opened?.what === 'confirm' && <ConfirmSeveral key={opened.time} {...dialog} />}
      {opened?.what === 'assign' && <AssignSeveral key={opened.time} {...dialog} />}
      {opened?.what === 'message' && (
        <MessageSeveral key={opened.time} {...dialog} onClose={() => close([])} />
      )}
    </>
  );
}
