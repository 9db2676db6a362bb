import * as calls from '@haldi/contract/complaints/desk/endpoints';
import type { ComplaintChange, ComplaintView } from '@haldi/contract/complaints/desk/schema';
import type { ComplaintMessage } from '@haldi/contract/complaints/schema';
import { readOrderByDesk } from '@haldi/contract/orders/desk/endpoints';
import type { Order } from '@haldi/contract/orders/schema';
import { listBeauticians } from '@haldi/contract/roster/endpoints';
import { listBookingDays, listBookingSlots } from '@haldi/contract/schedule/endpoints';
import { formatCartParameter } from '@haldi/contract/schedule/visit-query-parameters';
import {
  skipToken,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useRefreshOnEvents } from '../admin/admin-event-stream-store.ts';
import { callEndpoint } from '../lib/call.ts';
import type { ComplaintAccess } from './shared/complaint-access.ts';
import { customerComplaintKey } from './shared/refresh-complaints.ts';

const ownKey = ({ key }: ComplaintAccess) => [...customerComplaintKey, key];

export const useCustomerComplaint = (access: ComplaintAccess) =>
  useQuery({
    queryKey: ownKey(access),
    queryFn: async ({ signal }) => (await access.read(signal)).complaint,
    staleTime: 5_000,
  });

type Written = { message: ComplaintMessage; pictures: readonly Blob[] };

/** Resolves to whether all pictures were sent. */
export const useWriteComplaint = (access: ComplaintAccess) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ message, pictures }: Written): Promise<boolean> => {
      await access.write(message);
      try {
        // One after the other: a phone has little upload bandwidth.
        for (const picture of pictures) await access.addPicture?.(picture);
        return true;
      } catch {
        return false;
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: ownKey(access) }),
  });
};

const deskKey = ['admin', 'complaints'];

const useRefreshedByEvents = (): void => {
  const client = useQueryClient();
  useRefreshOnEvents(() => void client.invalidateQueries({ queryKey: deskKey }));
};

export const useComplaints = (view: ComplaintView) => {
  useRefreshedByEvents();
  return useInfiniteQuery({
    queryKey: [...deskKey, 'list', view],
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(
        calls.listComplaints,
        { query: { view, ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
  });
};

export const useComplaintOfOrder = ({ _id }: Pick<Order, '_id'>) => {
  useRefreshedByEvents();
  return useQuery({
    queryKey: [...deskKey, 'order', _id],
    queryFn: async ({ signal }) => {
      const query = { order: _id };
      return (await callEndpoint(calls.listComplaints, { query }, { signal })).items[0] ?? null;
    },
  });
};

export const useComplaint = (_id: string) => {
  useRefreshedByEvents();
  return useQuery({
    queryKey: [...deskKey, 'one', _id],
    queryFn: ({ signal }) => callEndpoint(calls.readComplaint, { params: { _id } }, { signal }),
    retry: false,
  });
};

/** The order of a complaint, with what was paid. */
export const useOrderOfComplaint = (orderId: string) =>
  useQuery({
    queryKey: ['admin', 'complaints', 'booked', orderId],
    queryFn: ({ signal }) => callEndpoint(readOrderByDesk, { params: { orderId } }, { signal }),
    staleTime: 0,
  });

const useDeskMutation = <Input, Answer>(send: (input: Input) => Promise<Answer>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    // Also after an error: someone else may have changed it.
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
};

export type ComplaintSubject = { orderId: string } | { reviewId: string };

export const useOpenComplaint = (about: ComplaintSubject) =>
  useDeskMutation((body: ComplaintMessage) =>
    'orderId' in about
      ? callEndpoint(calls.openComplaint, { params: { _id: about.orderId }, body })
      : callEndpoint(calls.openComplaintFromReview, { params: { id: about.reviewId }, body }),
  );

export const useChangeComplaint = (_id: string) => {
  const client = useQueryClient();
  return useDeskMutation(async (body: ComplaintChange) => {
    const changed = await callEndpoint(calls.changeComplaint, { params: { _id }, body });
    void client.invalidateQueries({ queryKey: ['availability'] });
    return changed;
  });
};

export const useAddComplaintPicture = (_id: string) =>
  useDeskMutation((image: Blob) =>
    callEndpoint(calls.addComplaintPictureByDesk, { params: { _id }, body: {}, files: { image } }),
  );

/** The key of the roster. */
export const useBeauticianNames = () =>
  useQuery({
    queryKey: ['admin', 'beauticians'],
    queryFn: () => callEndpoint(listBeauticians, {}),
  });

const availabilityOf = ({ userId, services, address }: Order, beautician: string) => {
  const { pincode, latitude, longitude } = address;
  return {
    services: formatCartParameter(services),
    ...{ customer: userId, byPhone: 'true' as const },
    ...(pincode && { pincode }),
    ...((latitude || longitude) && {
      latitude: latitude.toFixed(6),
      longitude: longitude.toFixed(6),
    }),
    ...(beautician && { beautician }),
  };
};

/** `beautician` is empty for any available one. */
export const useRepeatSlots = (order: Order, day: string, beautician: string) =>
  useQuery({
    queryKey: ['availability', 'repeat', order._id, day, beautician],
    queryFn:
      day === ''
        ? skipToken
        : ({ signal }) =>
            callEndpoint(
              listBookingSlots,
              { query: { date: day, ...availabilityOf(order, beautician) } },
              { signal },
            ),
    staleTime: 0,
  });

export const useNextRepeatTime = (
  order: Order,
  range: { from: string; to: string },
  beautician: string,
) =>
  useQuery({
    queryKey: ['availability', 'repeat-next', order._id, range.from, beautician],
    queryFn: async ({ signal }) => {
      const query = { ...range, ...availabilityOf(order, beautician) };
      return (await callEndpoint(listBookingDays, { query }, { signal })).next;
    },
    staleTime: 0,
  });
