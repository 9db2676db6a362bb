import type { OrderStatus } from '@haldi/contract/orders/status';
import type { AffectedVisits, Visit } from '@haldi/contract/orders/visits';
import type { ReactNode } from 'react';

export type Question = {
  affected: AffectedVisits | undefined;
  title: string;
  text: string;
  confirm: string;
  busy: boolean;
  onConfirm: (stamp: string) => void;
  onClose: () => void;
};

/** What the routes bring from other features. */
export type RosterParts = {
  badgeOf: (status: OrderStatus) => ReactNode;
  visitOf: (visit: Visit) => ReactNode;
  /** Shows the visits that a change touches, and asks. */
  askAbout: (question: Question) => ReactNode;
};
