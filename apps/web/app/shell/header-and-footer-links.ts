import { createPageLink, type PageLink } from '@haldi/contract/pages/pages';

export const headerLinks = (offersMehndi: boolean): readonly PageLink[] => [
  createPageLink('/'),
  createPageLink('/service'),
  createPageLink('/book'),
  ...(offersMehndi ? [createPageLink('/designs')] : []),
  createPageLink('/blog'),
  createPageLink('/review'),
  createPageLink('/about'),
  createPageLink('/contact'),
];

export const footerLinks = (offersMehndi: boolean): readonly PageLink[] => [
  ...headerLinks(offersMehndi).filter(({ to }) => to !== '/service'),
  createPageLink('/faq'),
];

/** Legally required on every page. */
export const policyLinks: readonly PageLink[] = [
  createPageLink('/privacy'),
  createPageLink('/terms'),
  createPageLink('/refunds'),
];

export const visitorLinks: readonly PageLink[] = [
  createPageLink('/contact/login'),
  createPageLink('/contact/signup'),
];

export const memberLinks: readonly PageLink[] = [createPageLink('/contact/logout')];
