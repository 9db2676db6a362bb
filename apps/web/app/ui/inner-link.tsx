import type { ComponentProps } from 'react';

export type InnerLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string;
  /** What lies behind is not fetched before it is asked for. */
  isCold?: boolean;
  /** It opens something over this page, which is left by going back. */
  opensOver?: boolean;
};

/**
 * A link to a page of ours. It is a plain one: the shell listens for all of them at once, since a router
 * in every link was a fifth of rendering a page, and each of them ran again when the address changed.
 */
export function InnerLink({ to, isCold, opensOver, ...rest }: InnerLinkProps) {
  return (
    <a
      {...rest}
      href={to}
      data-inner={isCold ? 'cold' : ''}
      data-over={opensOver ? '' : undefined}
    />
  );
}

/** The inner link that an event happened on or in. */
export const innerLinkAt = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest('a[data-inner]') : null;

export const isCold = (link: HTMLAnchorElement): boolean => link.dataset.inner === 'cold';

/** What goes along in the browser's history when such a link is followed. */
export const stateOf = (link: HTMLAnchorElement): unknown =>
  link.dataset.over === undefined ? null : { isOver: true };

/** Whether the page lies over the one before it, and is left by going back. */
export const isOver = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isOver' in state;
