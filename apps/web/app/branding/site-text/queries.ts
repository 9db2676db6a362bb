import { useQueryClient } from '@tanstack/react-query';
import { useRouteLoaderData } from 'react-router';

/** Part of every page. All other site text is loaded with the pages that show it. */
export type FooterText = {
  line: string;
  visiting: string;
  links: { label: string; address: string }[];
};

export const footerKey = ['foot'];

/** Prefers text saved in this window over what the page was loaded with. */
export const useFooterText = (): FooterText => {
  const root = useRouteLoaderData('root') as { foot: FooterText };
  return useQueryClient().getQueryData(footerKey) ?? root.foot;
};
