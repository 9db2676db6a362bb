import { linkTo, type PageLink } from '@haldi/contract/pages/pages';

/** The desktop header's links, in the order they stand. */
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

/** What the law wants one tap away from everywhere. */
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
