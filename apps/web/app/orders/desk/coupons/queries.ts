import {
  addCoupon,
  listCoupons,
  pauseOrResumeCoupon,
} from '@haldi/contract/orders/desk/coupons/endpoints';
import type { Coupon, CouponTerms } from '@haldi/contract/orders/desk/coupons/schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../lib/call.ts';

const key = ['admin', 'coupons'];

export const useCoupons = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => callEndpoint(listCoupons, {}, { signal }),
    staleTime: 0,
  });

const useCouponChange = <Input>(change: (input: Input) => Promise<Coupon>) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: key });
      void queries.invalidateQueries({ queryKey: ['admin', 'audit'] });
    },
  });
};

export const useAddCoupon = () =>
  useCouponChange((body: CouponTerms) => callEndpoint(addCoupon, { body }));

export const usePauseOrResumeCoupon = () =>
  useCouponChange(({ _id, isPaused }: Pick<Coupon, '_id' | 'isPaused'>) =>
    callEndpoint(pauseOrResumeCoupon, { params: { id: String(_id) }, body: { isPaused } }),
  );
