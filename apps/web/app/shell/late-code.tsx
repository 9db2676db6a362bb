import OverlayHistory from '../lib/back.ts';
import { UpdateNotice } from './missing-code.tsx';

/** What every page needs a little later than itself. */
export default function DeferredCode() {
  return (
    <>
      <OverlayHistory />
      <UpdateNotice />
    </>
  );
}
