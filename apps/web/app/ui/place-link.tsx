import { useLocation } from 'react-router';
import { InnerLink, type InnerLinkProps } from './inner-link.tsx';

type PlaceLinkProps = InnerLinkProps & {
  /** What lies below is another place. */
  end?: boolean;
};

/** A link of a menu: it says when the visitor is there. */
export function PlaceLink({ to, end = false, ...rest }: PlaceLinkProps) {
  const { pathname } = useLocation();
  const isHere = pathname === to || (!end && pathname.startsWith(`${to}/`));
  return <InnerLink {...rest} to={to} aria-current={isHere ? 'page' : undefined} />;
}
