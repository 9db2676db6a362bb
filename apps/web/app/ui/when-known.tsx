import type { ReactNode } from 'react';

type OnceKnownProps = {
  isKnown: boolean;
  isSignedIn: boolean;
  meanwhile: ReactNode;
  children: ReactNode;
};

/**
 * The server's page is a visitor's; whoever is logged in sees `meanwhile` until it is known what
 * belongs here. Before the page is hydrated, the mark in the document tells the two apart.
 */
export function WhenKnown({ isKnown, isSignedIn, meanwhile, children }: OnceKnownProps) {
  return (
    <>
      <div className={isKnown ? (isSignedIn ? undefined : 'member:hidden') : 'hidden'}>
        {children}
      </div>
      <div className={isKnown ? (isSignedIn ? 'hidden' : 'visitor:hidden') : undefined}>
        {meanwhile}
      </div>
    </>
  );
}
