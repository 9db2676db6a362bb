import {
  type LinkProps,
  type NavLinkProps,
  Link as RouterLink,
  NavLink as RouterNavLink,
} from 'react-router';

/** The router's link; what somebody is about to open is fetched ahead. */
export function Link(props: LinkProps) {
  return <RouterLink prefetch="intent" {...props} />;
}

/** The same for menus: `aria-current` says where one is. */
export function NavLink(props: NavLinkProps) {
  return <RouterNavLink prefetch="intent" {...props} />;
}
