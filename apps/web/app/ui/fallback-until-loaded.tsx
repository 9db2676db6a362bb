import type { ReactNode } from 'react';

type WhenKnownProps = {
  isKnown: boolean;
  isSignedIn: boolean;
  fallback: ReactNode;
  children: ReactNode;
};

/**
 * The server renders pages for visitors. Logged-in users see `fallback` until the content is
 * known; before hydration, the session mark of the document decides.
 */
export function FallbackUntilLoaded({ isKnown, isSignedIn, fallback, children }: WhenKnownProps) {
  return (
    <>
      <div className={isKnown ? (isSignedIn ? undefined : 'member:hidden') : 'hidden'}>
        {children}
      </div>
      <div className={isKnown ? (isSignedIn ? 'hidden' : 'visitor:hidden') : undefined}>
        {fallback}
      </div>
    </>
  );
}
