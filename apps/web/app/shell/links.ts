import { linkTo, type PageLink } from '@haldi/contract/pages/pages';

export const headerLinks = (offersMehndi: boolean): readonly PageLink[] => [
  linkTo('/'),
  linkTo('/service'),
  linkTo('/book'),
  ...(offersMehndi ? [linkTo('/designs')] : []),
  linkTo('/blog'),
  linkTo('/review'),
  linkTo('/about'),
  linkTo('/contact'),
];

export const footerLinks = (offersMehndi: boolean): readonly PageLink[] => [
  ...headerLinks(offersMehndi).filter(({ to }) => to !== '/service'),
  linkTo('/faq'),
];

/** Legally required on every page. */
export const policyLinks: readonly PageLink[] = [
  linkTo('/privacy'),
  linkTo('/terms'),
  linkTo('/refunds'),
];

export const visitorLinks: readonly PageLink[] = [
  linkTo('/contact/login'),
  linkTo('/contact/signup'),
];

export const memberLinks: readonly PageLink[] = [linkTo('/contact/logout')];
