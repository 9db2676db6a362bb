import type { CallInput, Endpoint } from '@haldi/contract/kit/endpoint';
import { addDiscount, removeDiscount } from '@haldi/contract/orders/discounts/endpoints';
import { setBusinessCustomer } from '@haldi/contract/orders/documents/endpoints';
import type { FeeKind } from '@haldi/contract/orders/fee';
import {
  moveFeeToNextVisit,
  readOrderLedger,
  recordPayment,
  refundPayment,
  reverseLedgerEntry,
  verifyUpiReference,
  waiveAdvance,
  waiveFee,
} from '@haldi/contract/orders/payments/endpoints';
import type { Order } from '@haldi/contract/orders/schema';
import { useQuery } from '@tanstack/react-query';
import { callEndpoint } from '../../../lib/call.ts';
import { useOrderMutation } from '../queries.ts';

type OrderVersion = Pick<Order, '_id' | 'version'>;
type BodyOf<Call extends Endpoint> = CallInput<Call>['body'];

/** The last entries stay while those of the next version load. */
export const useOrderLedger = ({ _id, version }: OrderVersion) =>
  useQuery({
    queryKey: ['admin', 'ledger', _id, version],
    queryFn: ({ signal }) => callEndpoint(readOrderLedger, { params: { _id } }, { signal }),
    placeholderData: (previous) => previous,
    staleTime: 0,
  });

export const useRecordPayment = ({ _id }: Order) =>
  useOrderMutation((body: BodyOf<typeof recordPayment>) =>
    callEndpoint(recordPayment, { params: { _id }, body }),
  );

export const useRefundPayment = ({ _id }: Order) =>
  useOrderMutation((body: BodyOf<typeof refundPayment>) =>
    callEndpoint(refundPayment, { params: { _id }, body }),
  );

export const useReverseEntry = ({ _id }: Order) =>
  useOrderMutation((body: BodyOf<typeof reverseLedgerEntry>) =>
    callEndpoint(reverseLedgerEntry, { params: { _id }, body }),
  );

export const useWaiveFee = ({ _id }: Order, kind: FeeKind) =>
  useOrderMutation((body: BodyOf<typeof waiveFee>) =>
    callEndpoint(waiveFee, { params: { _id, kind }, body }),
  );

export const useWaiveAdvance = ({ _id }: Order) =>
  useOrderMutation((body: BodyOf<typeof waiveAdvance>) =>
    callEndpoint(waiveAdvance, { params: { _id }, body }),
  );

export const useMoveFee = ({ _id }: Order, kind: FeeKind) =>
  useOrderMutation((body: BodyOf<typeof moveFeeToNextVisit>) =>
    callEndpoint(moveFeeToNextVisit, { params: { _id, kind }, body }),
  );

export const useAddDiscount = ({ _id }: Order) =>
  useOrderMutation((body: BodyOf<typeof addDiscount>) =>
    callEndpoint(addDiscount, { params: { _id }, body }),
  );

export const useRemoveDiscount = ({ _id }: Order, discount: number) =>
  useOrderMutation((body: BodyOf<typeof removeDiscount>) =>
    callEndpoint(removeDiscount, { params: { _id, discount: String(discount) }, body }),
  );

export const useSetBusinessCustomer = ({ _id }: Order) =>
  useOrderMutation((body: BodyOf<typeof setBusinessCustomer>) =>
    callEndpoint(setBusinessCustomer, { params: { _id }, body }),
  );

export const useVerifyPaymentReference = ({ _id }: Order) =>
  useOrderMutation((body: BodyOf<typeof verifyUpiReference>) =>
    callEndpoint(verifyUpiReference, { params: { _id }, body }),
  );
