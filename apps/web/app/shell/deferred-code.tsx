import OverlayHistory from '../lib/overlay-history.ts';
import { UpdateNotice } from './update-notice.tsx';

/** What every page needs a little later than itself. */
export default function DeferredCode() {
  return (
    <>
      <OverlayHistory />
      <UpdateNotice />
    </>
  );
}
