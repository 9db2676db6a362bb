import { Outlet } from 'react-router';
import { AdminGuard } from '../accounts/admin-guard.tsx';
import { useAuth } from '../accounts/auth-store.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { adminCopy } from './copy.ts';

export const meta = () => [
  { title: 'Salon Management | Haldi' },
  { name: 'robots', content: 'noindex' },
];

function AdminFrame() {
  const { user } = useAuth();
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-3 bg-plum-900 px-5 py-3 text-ivory">
        <p className="font-display text-xl">{adminCopy.title}</p>
        <p className="flex items-center gap-4">
          {user?.username}
          <LinkButton to="/contact/logout" prefetch="none" look="golden" size="small">
            {adminCopy.logOut}
          </LinkButton>
        </p>
      </header>
      <main className="mx-auto max-w-page px-5 py-8">
        <h1 className="text-3xl text-plum-900">{adminCopy.welcome(user?.username ?? '')}</h1>
        <Outlet />
      </main>
    </>
  );
}

export default function AdminLayout() {
  return (
    <AdminGuard>
      <AdminFrame />
    </AdminGuard>
  );
}
