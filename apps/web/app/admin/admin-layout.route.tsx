import type { AlertList } from '@haldi/contract/orders/desk/alerts/schema';
import { isOwnerPage } from '@haldi/contract/pages/owner-pages';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router';
import { AdminGuard } from '../accounts/admin-guard.tsx';
import { useAuth } from '../accounts/auth-store.tsx';
import { createPrivatePageMeta } from '../lib/page-meta.ts';
import { useLeaveBlocker } from '../lib/use-leave-blocker.ts';
import { useRefreshMessages } from '../messages/desk/queries.ts';
import { AlertsBar } from '../notifications/alerts/alerts-bar.tsx';
import { useAlerts, useRefreshAlerts } from '../notifications/alerts/queries.ts';
import { NotificationBell } from '../notifications/notification-bell.tsx';
import { useBadgeCounts, useRefreshNotifications } from '../notifications/queries.ts';
import { cacheDeskPages } from '../offline/shared/cache-staff-pages.ts';
import { useLinkPressedOffline } from '../offline/shared/use-link-pressed-offline.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { ScreenCodeLoading } from '../ui/screen-code-loading.tsx';
import { ScreenLoading } from '../ui/screen-loading.tsx';
import { UnsavedChangesDialog } from '../ui/unsaved-changes-dialog.tsx';
import {
  useAdminEvents,
  useConnectionState,
  useRefreshOnEvents,
} from './admin-event-stream-store.ts';
import { AdminFrame, buttonOnPlumStyle } from './admin-frame.tsx';
import { ConnectionLostNotice } from './connection-status.tsx';
import { adminCopy } from './copy.ts';
import { playChime } from './new-order-chime.ts';
import { isSoundOn } from './new-order-sound-store.ts';
import { OfflineAdminFrame, ServerUnreachable } from './server-unreachable.tsx';
import { useSignalNewOrders } from './use-signal-new-orders.ts';

function LeaveGuard() {
  const leaving = useLeaveBlocker();
  return (
    <UnsavedChangesDialog
      open={leaving.state === 'blocked'}
      onLeave={() => leaving.proceed?.()}
      onStay={() => leaving.reset?.()}
      isBackBlocked
    />
  );
}

/**
 * Reloads all queries after a connection gap. The order list does that itself, so that its rows do not
 * move while someone reads them.
 */
const useRefetchOnReconnect = (): void => {
  const queries = useQueryClient();
  const wasOpened = useRef(false);
  useAdminEvents(({ kind }) => {
    if (kind !== 'opened') return;
    if (wasOpened.current) {
      void queries.invalidateQueries({
        predicate: ({ queryKey: [area, part] }) => area === 'admin' && part !== 'orders',
      });
    }
    wasOpened.current = true;
  });
};

function OwnerOnlyScreen() {
  return (
    <>
      <h1 className="sr-only">{adminCopy.forOwnerTitle}</h1>
      <EmptyState
        picture="/pictures/empty/not-found.svg"
        title={adminCopy.forOwnerTitle}
        text={adminCopy.forOwnerText}
        action={<LinkButton to="/admin">{adminCopy.toDashboard}</LinkButton>}
      />
    </>
  );
}

export const meta = createPrivatePageMeta(adminCopy.title);

/** Admin screens render in the browser only; the server sends the frame around a placeholder. */
export const clientLoader = async () => null;
clientLoader.hydrate = true as const;
/** The loader returns nothing; revalidating would blank the screen while filters change in the URL. */
export const shouldRevalidate = () => false;
/** In the server's page, so it is the same for everyone, and until the session is checked. */
function LoadingAdminFrame() {
  return (
    <AdminFrame user={null} connection={null} pendingOrders={0} messagesWaiting={0}>
      <ScreenLoading text={adminCopy.loading} />
    </AdminFrame>
  );
}

export const HydrateFallback = LoadingAdminFrame;

/** While offline, shows a message instead of a screen that cannot be loaded. */
function Screen({ isOffline }: { isOffline: boolean }) {
  const [wanted, goOn] = useLinkPressedOffline();
  const { pathname } = useLocation();
  const { user } = useAuth();
  const role = user?.role ?? 'desk';
  const screenId = useMatches().at(-1)?.id;
  return (
    <>
      {wanted && <ServerUnreachable tryAgain={goOn} isTrying={false} />}
      <div className={wanted ? 'hidden' : 'contents'}>
        {isOffline && <ConnectionLostNotice />}
        {isOwnerPage(pathname) && role !== 'owner' ? (
          <OwnerOnlyScreen />
        ) : (
          // With a key, so that the skeleton of the next screen is shown immediately.
          <Suspense key={screenId} fallback={<ScreenCodeLoading />}>
            <Outlet context={role} />
          </Suspense>
        )}
      </div>
    </>
  );
}

const none: AlertList = { alerts: [], bursts: [] };

const useAlertsWithSound = (): AlertList => {
  const alerts = useAlerts();
  const refresh = useRefreshAlerts();
  // A change of any order can change who is planned instead.
  const showsReplacement = alerts?.alerts.some(({ replacement }) => replacement !== null);
  useAdminEvents(({ kind }) => {
    if (kind === 'opened' || kind === 'alert' || (kind === 'order' && showsReplacement)) refresh();
  });
  const known = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    if (!alerts) return;
    const ids = [...alerts.alerts, ...alerts.bursts].map(({ _id }) => _id);
    const isNews = ids.some((id) => known.current && !known.current.has(id));
    known.current = new Set(ids);
    if (isNews && isSoundOn()) void playChime();
  }, [alerts]);
  return alerts ?? none;
};

function Desk() {
  const { user } = useAuth();
  const connection = useConnectionState();
  useEffect(cacheDeskPages, []);
  const alerts = useAlertsWithSound();
  useSignalNewOrders(alerts.alerts.length + alerts.bursts.length);
  useRefetchOnReconnect();
  const { pendingOrders, messagesWaiting, unreadNotifications } = useBadgeCounts();
  useRefreshOnEvents(useRefreshNotifications());
  useRefreshOnEvents(useRefreshMessages());
  return (
    <AdminFrame
      user={user}
      connection={connection}
      pendingOrders={pendingOrders}
      messagesWaiting={messagesWaiting}
      bell={<NotificationBell unread={unreadNotifications} className={buttonOnPlumStyle} />}
      alerts={<AlertsBar alerts={alerts} />}
    >
      <LeaveGuard />
      <Screen isOffline={connection === 'offline'} />
    </AdminFrame>
  );
}

export default function AdminLayout() {
  return (
    <AdminGuard
      loading={<LoadingAdminFrame />}
      renderUnreachable={(tryAgain, isTrying) => (
        <OfflineAdminFrame tryAgain={tryAgain} isTrying={isTrying} />
      )}
    >
      <Desk />
    </AdminGuard>
  );
}
