import type { Fee } from '@haldi/contract/orders/fee';
import type { UnverifiedPayment } from '@haldi/contract/orders/payments/ledger';
import type {
  OrderLedger,
  StaffDiscount,
  StaffLedgerEntry,
} from '@haldi/contract/orders/payments/schema';
import type { ChangeDialogProps } from '../changing/order-change-dialog.tsx';
import { WaiveAdvanceDialog } from './advance-notice.tsx';
import {
  type BusinessAction,
  BusinessCustomerDialog,
  RemoveBusinessCustomerDialog,
} from './business-customer.tsx';
import { CorrectEntryDialog } from './correct-entry-dialog.tsx';
import { DiscountDialog, RemoveDiscountDialog } from './discount-dialogs.tsx';
import { MoveFeeDialog, WaiveFeeDialog } from './fee-dialogs.tsx';
import {
  PaymentNotReceivedDialog,
  PaymentReceivedDialog,
} from './payment-verification-dialogs.tsx';
import { RecordPaymentDialog } from './record-payment-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';

export type PaymentAction =
  | BusinessAction
  | { kind: 'record' }
  | { kind: 'waive-advance' }
  | { kind: 'refund'; limit: OrderLedger['refundLimit'] }
  | { kind: 'discount'; limit: OrderLedger['discountLimit'] }
  | { kind: 'remove-discount'; discount: StaffDiscount }
  | { kind: 'correct'; entry: StaffLedgerEntry }
  | { kind: 'waive'; fee: Fee }
  | { kind: 'move'; fee: Fee; to: NonNullable<OrderLedger['nextVisit']> }
  | { kind: 'received' | 'not-received'; payment: UnverifiedPayment };

/** Mount with a new key for every opening, to start with an empty form. */
export function PaymentDialogs({
  action,
  ...dialog
}: ChangeDialogProps & { action: PaymentAction }) {
  switch (action.kind) {
    case 'record':
      return <RecordPaymentDialog {...dialog} />;
    case 'refund':
      return <RefundDialog {...dialog} limit={action.limit} />;
    case 'discount':
      return <DiscountDialog {...dialog} limit={action.limit} />;
    case 'remove-discount':
      return <RemoveDiscountDialog {...dialog} discount={action.discount} />;
    case 'correct':
      return <CorrectEntryDialog {...dialog} entry={action.entry} />;
    case 'waive-advance':
      return <WaiveAdvanceDialog {...dialog} />;
    case 'set-business':
      return <BusinessCustomerDialog {...dialog} business={action.business} />;
    case 'remove-business':
      return <RemoveBusinessCustomerDialog {...dialog} />;
    case 'waive':
      return <WaiveFeeDialog {...dialog} fee={action.fee} />;
    case 'move':
      return <MoveFeeDialog {...dialog} fee={action.fee} to={action.to} />;
    case 'received':
      return <PaymentReceivedDialog {...dialog} payment={action.payment} />;
    case 'not-received':
      return <PaymentNotReceivedDialog {...dialog} payment={action.payment} />;
  }
}
