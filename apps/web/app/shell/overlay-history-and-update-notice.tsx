import OverlayHistory from '../lib/overlay-history.ts';
import { UpdateNotice } from './update-notice.tsx';

/** Code that every page needs shortly after it is shown. */
export default function OverlayHistoryAndUpdateNotice() {
  return (
    <>
      <OverlayHistory />
      <UpdateNotice />
    </>
  );
}
