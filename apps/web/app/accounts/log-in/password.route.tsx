import { useEffect, useState } from 'react';
import { type MetaFunction, useLocation, useNavigate } from 'react-router';
import { privatePageMeta } from '../../lib/page-meta.ts';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { useNextPageParameter } from './page-after-log-in.ts';
import { PasswordLinkForm } from './password-link-form.tsx';

export const meta: MetaFunction = ({ matches }) => [
  ...privatePageMeta(matches, 'Password'),
  // Keeps the token out of Referer headers.
  { name: 'referrer', content: 'no-referrer' },
];

/** In the fragment, so that page requests do not send the token. */
const tokenFromHash = (hash: string): string | null =>
  new URLSearchParams(hash.slice(1)).get('token');

export default function PasswordPage() {
  const { hash, search } = useLocation();
  const next = useNextPageParameter();
  const navigate = useNavigate();
  // Unknown until hydrated: the server never sees the fragment.
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    const foundToken = tokenFromHash(hash);
    if (!foundToken) return setToken((current) => current ?? null);
    setToken(foundToken);
    // Removes the token from the address bar, the history and screenshots.
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
