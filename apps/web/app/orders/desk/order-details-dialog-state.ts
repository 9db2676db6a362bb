import type { Order } from '@haldi/contract/orders/schema';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { isOverlayLink, overlayLinkState } from '../../lib/overlay-link.ts';
import { adminOrderPath } from '../shared/admin-order-path.ts';

export type InitialSection = 'top' | 'update';

type Opened = { key: string; startAt: InitialSection };

type OrderKey = Pick<Order, '_id' | 'orderId'>;

/** The list passes the id, because several orders can have the same number. */
export const orderDetailsDialogState = ({ _id }: OrderKey, startAt: InitialSection = 'top') => ({
  ...overlayLinkState,
  _id,
  startAt,
});

const toOpened = (key: string | undefined, state: unknown): Opened | undefined => {
  if (key === undefined) return undefined;
  const linkState = isOverlayLink(state)
    ? (state as Partial<ReturnType<typeof orderDetailsDialogState>>)
    : {};
  return { key: linkState._id ?? key, startAt: linkState.startAt ?? 'top' };
};

export const useOpenOrderDetails = () => {
  const navigate = useNavigate();
  const { search } = useLocation();
  const linkTo = ({ orderId }: OrderKey) => ({ pathname: adminOrderPath(orderId), search });
  return {
    linkTo,
    openOrder: (order: OrderKey, startAt: InitialSection): void =>
      void navigate(linkTo(order), {
        state: orderDetailsDialogState(order, startAt),
        preventScrollReset: true,
      }),
  };
};

export const useOrderDetailsDialog = () => {
  const { orderId } = useParams();
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const opened = toOpened(orderId, state);
  const [shown, setShown] = useState({ opened, isOpen: opened !== undefined, time: 0 });
  const isOpen = opened !== undefined;
  if (isOpen !== shown.isOpen || (opened && opened.key !== shown.opened?.key)) {
    // A new key for every opening.
    const time = isOpen ? shown.time + 1 : shown.time;
    setShown({ opened: opened ?? shown.opened, isOpen, time });
  }
  return {
    ...shown,
    close: (): void => {
      if (!isOpen) return;
      if (isOverlayLink(state)) void navigate(-1);
      else void navigate({ pathname: '/admin/orders', search }, { replace: true });
    },
  };
};
