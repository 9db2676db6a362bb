import type { PriceChange } from '@haldi/contract/catalogue/desk/bulk-price-change';
import * as calls from '@haldi/contract/catalogue/desk/endpoints';
import type {
  AdminCatalogue,
  NewService,
  PriceHistoryEntry,
  ServiceUpdate,
} from '@haldi/contract/catalogue/desk/schema';
import * as starter from '@haldi/contract/catalogue/desk/starter/endpoints';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../lib/call.ts';

const key = ['admin', 'services'];

export const useAdminCatalogue = () =>
  useQuery({ queryKey: key, queryFn: () => callEndpoint(calls.listAdminServices, {}) });

export const usePriceHistory = (serviceId: string) =>
  useQuery<PriceHistoryEntry[]>({
    queryKey: ['admin', 'service-prices', serviceId],
    queryFn: () => callEndpoint(calls.listPriceHistory, { params: { serviceId } }),
    staleTime: 0,
  });

const textOf = <Draft extends NewService>({ price, offerprice, duration, ...rest }: Draft) => ({
  ...rest,
  price: String(price),
  offerprice: String(offerprice),
  duration: String(duration),
});

export type Upload = { image: Blob | undefined };

/** Also after a refusal, because an outdated menu may be the reason. */
const useRefresh = () => {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: key });
};

export const useAddService = () =>
  useMutation({
    mutationFn: ({ draft, image }: { draft: NewService } & Upload) =>
      callEndpoint(calls.addService, { body: textOf(draft), files: { image } }),
    onSettled: useRefresh(),
  });

export const useUpdateService = (serviceId: string) =>
  useMutation({
    mutationFn: ({ draft, image }: { draft: ServiceUpdate } & Upload) =>
      callEndpoint(calls.updateService, {
        params: { serviceId },
        body: { ...textOf(draft), version: String(draft.version) },
        files: { image },
      }),
    onSettled: useRefresh(),
  });

/** The answer contains the whole menu, so it is not fetched again. */
const useMenuChange = <Input>(change: (input: Input) => Promise<AdminCatalogue>) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (menu) => queries.setQueryData(key, menu),
    onError: () => queries.invalidateQueries({ queryKey: key }),
  });
};

export const useSetServicesHidden = () =>
  useMenuChange((body: { ids: string[]; hidden: boolean }) =>
    callEndpoint(calls.setServicesHidden, { body }),
  );

export const useReorderServices = () =>
  useMenuChange((body: { dataSet: string; ids: string[] }) =>
    callEndpoint(calls.reorderServices, { body }),
  );

export const useChangePrices = () =>
  useMenuChange((changes: PriceChange[]) =>
    callEndpoint(calls.changePrices, { body: { changes } }),
  );

export const useRemoveServices = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ids: string[]) => callEndpoint(calls.removeServices, { body: { ids } }),
    onSuccess: (menu) => queries.setQueryData(key, menu),
    onError: () => queries.invalidateQueries({ queryKey: key }),
    onSettled: () => queries.invalidateQueries({ queryKey: soldKey }),
  });
};

const soldKey = ['admin', 'services-sold'];

export const useSoldServiceIds = () =>
  useQuery({
    queryKey: soldKey,
    queryFn: () => callEndpoint(calls.readSoldServiceIds, {}),
    select: (ids) => new Set(ids),
    staleTime: 0,
  });

const starterKey = ['admin', 'starter'];

export const useStarterMenu = () =>
  useQuery({
    queryKey: starterKey,
    queryFn: () => callEndpoint(starter.listStarterMenu, {}),
    staleTime: 0,
  });

export const useAddFromStarterMenu = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ids: string[]) => callEndpoint(starter.addFromStarterMenu, { body: { ids } }),
    onSuccess: (menu) => queries.setQueryData(key, menu),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: starterKey });
      void queries.invalidateQueries({ queryKey: ['admin', 'menu'] });
      void queries.invalidateQueries({ queryKey: ['catalogue'] });
    },
  });
};
