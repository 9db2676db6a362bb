import { readCatalogueJson } from '@haldi/contract/catalogue/catalogue-json-endpoints';
import type { Service } from '@haldi/contract/catalogue/service-schema';
import { useQuery } from '@tanstack/react-query';
import { callEndpoint } from '../lib/call.ts';
import { menuCopy } from './shared/copy.ts';

/** A failure is logged and gives an empty list (specification). */
const loadCatalogueFile = (file: string): Promise<Service[]> =>
  callEndpoint(readCatalogueJson, { params: { file } }).catch((error: unknown) => {
    console.error(menuCopy.loadFailed, error);
    throw error;
  });

export const useCatalogueServices = (file: string) =>
  useQuery({ queryKey: ['catalogue', file], queryFn: () => loadCatalogueFile(file) });
