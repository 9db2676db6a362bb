import { FirstOwner } from '@haldi/contract/setup/schema';
import { useEffect, useState } from 'react';
import { type MetaFunction, useLocation, useNavigate } from 'react-router';
import { useAuth } from '../accounts/auth-store.tsx';
import { privatePageMeta } from '../lib/page-meta.ts';
import { useForm } from '../lib/use-form.ts';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { firstOwnerCopy as copy } from './copy.ts';
import { createFirstOwnerAndLogIn } from './queries.ts';
import { OwnerFields } from './shared/owner-fields.tsx';

export const meta: MetaFunction = ({ matches }) => [
  ...privatePageMeta(matches, copy.pageTitle),
  // Keeps the token out of the Referer header.
  { name: 'referrer', content: 'no-referrer' },
];

/** The token is in the fragment, which browsers do not send to the server. */
const tokenIn = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get('token');

function FirstOwnerForm({ token }: { token: string }) {
  const { signIn } = useAuth();
  const navigate = useNavigate();
  const { errors, problem, busy, props } = useForm({
    schema: FirstOwner,
    read: (fields) => ({ ...Object.fromEntries(fields), token }),
    send: async (body) => {
      signIn(await createFirstOwnerAndLogIn(body));
      await navigate('/admin/setup', { replace: true });
    },
  });
  return (
    <form {...props} className="mt-6 space-y-5">
      <OwnerFields errors={errors} />
      {problem && <Notice tone="bad">{problem}</Notice>}
      <Button type="submit" size="large" className="w-full" busy={busy}>
        {copy.submit}
      </Button>
    </form>
  );
}

export default function FirstOwnerPage() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  // Undefined until hydration, because the server does not see the fragment.
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    const found = tokenIn(hash);
    if (!found) return setToken((kept) => kept ?? null);
    setToken(found);
    // Removes the token from the address bar and the history.
    void navigate('/contact/start', { replace: true });
  }, [hash, navigate]);
  return (
    <div className="mx-auto max-w-120 px-4 py-10 lg:py-20">
      <h1 className="text-3xl text-plum-900 lg:text-4xl">{copy.title}</h1>
      <p className="mt-2 text-lg text-stone">{copy.intro}</p>
      {token && <FirstOwnerForm token={token} />}
      {token === null && (
        <Notice tone="info" className="mt-6">
          <p>{copy.noLink}</p>
          <LinkButton to="/contact/login" look="secondary" className="mt-3">
            {copy.toLogIn}
          </LinkButton>
        </Notice>
      )}
    </div>
  );
}
