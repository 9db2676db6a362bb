import type {
  AdminCatalogue,
  NewService,
  PriceHistoryEntry,
  ServiceUpdate,
} from '@haldi/contract/catalogue/desk/editing';
import * as calls from '@haldi/contract/catalogue/desk/endpoints';
import type { PriceChange } from '@haldi/contract/catalogue/desk/price-change';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

const key = ['admin', 'services'];

export const useMenu = () =>
  useQuery({ queryKey: key, queryFn: () => call(calls.listAdminServices, {}) });

export const usePriceHistory = (serviceId: string) =>
  useQuery<PriceHistoryEntry[]>({
    queryKey: ['admin', 'service-prices', serviceId],
    queryFn: () => call(calls.listPriceHistory, { params: { serviceId } }),
    // Whoever opens it wants to see the change just made.
    staleTime: 0,
  });

/** A form sends text. */
const textOf = <Draft extends NewService>({ price, offerprice, duration, ...rest }: Draft) => ({
  ...rest,
  price: String(price),
  offerprice: String(offerprice),
  duration: String(duration),
});

export type Upload = { image: Blob | undefined };

/** Also when it was refused: what stands now may be why. */
const useRefresh = () => {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: key });
};

export const useAddService = () =>
  useMutation({
    mutationFn: ({ draft, image }: { draft: NewService } & Upload) =>
      call(calls.addService, { body: textOf(draft), files: { image } }),
    onSettled: useRefresh(),
  });

export const useUpdateService = (serviceId: string) =>
  useMutation({
    mutationFn: ({ draft, image }: { draft: ServiceUpdate } & Upload) =>
      call(calls.updateService, {
        params: { serviceId },
        body: { ...textOf(draft), version: String(draft.version) },
        files: { image },
      }),
    onSettled: useRefresh(),
  });

/** The answer is the whole menu, so the list need not be asked for again. */
const useMenuChange = <Input>(change: (input: Input) => Promise<AdminCatalogue>) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (menu) => queries.setQueryData(key, menu),
    onError: () => queries.invalidateQueries({ queryKey: key }),
  });
};

export const useSetHidden = () =>
  useMenuChange((body: { ids: string[]; hidden: boolean }) =>
    call(calls.setServicesHidden, { body }),
  );

export const useOrderServices = () =>
  useMenuChange((body: { dataSet: string; ids: string[] }) => call(calls.orderServices, { body }));

export const useChangePrices = () =>
  useMenuChange((changes: PriceChange[]) => call(calls.changePrices, { body: { changes } }));
