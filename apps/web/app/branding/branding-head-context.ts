import type { PublicBranding } from '@haldi/contract/branding/schema';
import { type ComponentType, createContext } from 'react';

/** Undefined if branding could not be loaded. */
export type BrandingHeadProps = { brand: PublicBranding | undefined; nonce: string | undefined };

/** A context, so that browsers do not load code that only the server needs. */
export const BrandingHeadContext = createContext<ComponentType<BrandingHeadProps> | undefined>(
  undefined,
);
