import type { PublicBranding } from '@haldi/contract/branding/schema';
import { type ComponentType, createContext } from 'react';

/** Without a brand: not even that could be read. */
export type BrandHeadProps = { brand: PublicBranding | undefined; nonce: string | undefined };

/** What only the server puts into the head of a page; no browser has to load it. */
export const ServerHead = createContext<ComponentType<BrandHeadProps> | undefined>(undefined);
