import { colourTokens } from '@haldi/contract/branding/colour-tokens';
import * as calls from '@haldi/contract/branding/desk/endpoints';
import { paletteFor } from '@haldi/contract/branding/palette';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../lib/call.ts';
import { setBranding } from '../branding-store.ts';

/** Applies the colours to this window without a reload. */
const showPalette = (choice: string): void => {
  const palette = paletteFor(choice);
  for (const token of colourTokens) {
    document.documentElement.style.setProperty(`--color-${token}`, palette[token]);
  }
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', palette['haldi-200']);
};

const key = ['admin', 'look'];

/** Never refetched, so that a form is not reset while it is edited. */
export const useStaffBranding = () =>
  useQuery({
    queryKey: key,
    queryFn: () => callEndpoint(calls.readBranding, {}),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

type Sent = { palette: string; version: number; logo?: Blob | undefined; removeLogo: boolean };

export const useSaveBranding = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ palette, version, logo, removeLogo }: Sent) =>
      callEndpoint(calls.saveBranding, {
        body: { palette, version: String(version), removeLogo: removeLogo ? 'true' : 'false' },
        ...(logo && { files: { logo } }),
      }),
    onSuccess: ({ look }) => {
      setBranding(look);
      showPalette(look.palette);
      void queries.invalidateQueries({ queryKey: ['admin', 'audit'] });
    },
  });
};
