import { useQueryClient } from '@tanstack/react-query';
import { useRouteLoaderData } from 'react-router';

/** Every page carries these; all other words come with the pages that say them. */
export type FooterText = {
  line: string;
  /** Where we come. */
  visiting: string;
  links: { label: string; address: string }[];
};

export const footerKey = ['foot'];

/** The page came with them; who has just saved others comes back from the back office to those. */
export const useFooterText = (): FooterText => {
  const root = useRouteLoaderData('root') as { foot: FooterText };
  return useQueryClient().getQueryData(footerKey) ?? root.foot;
};
