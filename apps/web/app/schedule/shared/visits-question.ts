import type { AffectedVisits } from '@haldi/contract/orders/desk/visits';

/** Shows the visits that a change touches, and asks whether it shall be made all the same. */
export type VisitsQuestion = {
  /** Nothing: it is not asked. */
  affected: AffectedVisits | undefined;
  title: string;
  text: string;
  /** The word on the button that does it all the same. */
  confirm: string;
  busy: boolean;
  onConfirm: (stamp: string) => void;
  onClose: () => void;
};
