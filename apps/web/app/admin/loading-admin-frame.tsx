import { ScreenLoading } from '../ui/screen-loading.tsx';
import { AdminFrame } from './admin-frame.tsx';
import { adminCopy } from './copy.ts';

/** In the server's page, so it is the same for everyone, and until the session is checked. */
export function LoadingAdminFrame() {
  return (
    <AdminFrame user={null} connection={null} pendingOrders={0} messagesWaiting={0}>
      <ScreenLoading text={adminCopy.loading} />
    </AdminFrame>
  );
}
