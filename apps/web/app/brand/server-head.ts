import type { PublicBrand } from '@haldi/contract/brand/schema';
import { type ComponentType, createContext } from 'react';

/** Without a brand: not even that could be read. */
export type BrandHeadProps = { brand: PublicBrand | undefined; nonce: string | undefined };

/** What only the server puts into the head of a page; no browser has to load it. */
export const ServerHead = createContext<ComponentType<BrandHeadProps> | undefined>(undefined);
