import { useEffect, useState } from 'react';
import { type MetaFunction, useLocation, useNavigate } from 'react-router';
import { privateMeta } from '../../lib/seo.ts';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { useNextPage } from './next-page.ts';
import { PasswordLinkForm } from './password-link-form.tsx';

export const meta: MetaFunction = ({ matches }) => [
  ...privateMeta(matches, 'Password'),
  // Nothing that is opened from here is told the address, should it still hold a token.
  { name: 'referrer', content: 'no-referrer' },
];

/** Behind the # the token reaches no server but in the call that uses it. */
const tokenIn = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get('token');

export default function PasswordPage() {
  const { hash, search } = useLocation();
  const next = useNextPage();
  const navigate = useNavigate();
  // Unknown until the page is hydrated: the server never sees what stands behind the #.
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    const found = tokenIn(hash);
    if (!found) return setToken((kept) => kept ?? null);
    setToken(found);
    // Out of the address bar, and so out of the history and of screenshots.
    void navigate({ pathname: '/contact/password', search }, { replace: true });
  }, [hash, search, navigate]);
  if (token) {
    return (
      <PasswordLinkForm
        token={token}
        onDone={({ role }) => {
          const start = role === 'beautician' ? '/work' : '/profile';
          void navigate(next ?? start, { replace: true });
        }}
        onNewLink={() => setToken(null)}
      />
    );
  }
  return (
    <div className={token === undefined ? 'token:hidden' : undefined}>
      <ForgotPasswordForm />
    </div>
  );
}
