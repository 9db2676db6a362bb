import { catalogueFile } from '@haldi/contract/catalogue/endpoints';
import type { Service } from '@haldi/contract/catalogue/schema';
import { useQuery } from '@tanstack/react-query';
import { call } from '../lib/call.ts';
import { catalogueCopy } from './copy.ts';

/** A catalogue that cannot be loaded is logged and reads as an empty one. */
const loadCatalogueFile = (file: string): Promise<Service[]> =>
  call(catalogueFile, { params: { file } }).catch((error: unknown) => {
    console.error(catalogueCopy.loadFailed, error);
    return [];
  });

export const useCatalogueFile = (file: string) =>
  useQuery({ queryKey: ['catalogue', file], queryFn: () => loadCatalogueFile(file) });
