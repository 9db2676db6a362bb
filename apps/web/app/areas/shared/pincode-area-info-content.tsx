import { findAreaByPincode } from '@haldi/contract/areas/area-rules';
import { MapPin } from 'lucide-react';
import { useProfileOrRememberedPincode } from '../../accounts/pincode-store.ts';
import { useSettings } from '../../settings/queries.ts';
import { Link } from '../../ui/prefetching-links.tsx';
import { servedAreaCopy as copy } from './copy.ts';

const areaListPath = '/about#areas';
const linkStyle = 'font-semibold text-plum-600 underline underline-offset-4 hover:text-plum-700';

export default function PincodeAreaInfoContent() {
  const { areas } = useSettings();
  const pincode = useProfileOrRememberedPincode();
  const area = findAreaByPincode(pincode, areas);
  return (
    <p className="flex gap-2">
      <MapPin aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-plum-600" />
      <span className="min-w-0">
        {area && copy.served(area)}
        {!area && pincode !== '' && `${copy.notServedTitle(pincode)}. `}
        {!area && (
          <Link to={areaListPath} className={linkStyle}>
            {pincode === '' ? copy.seeAreas : copy.leaveNumber}
          </Link>
        )}
      </span>
    </p>
  );
}
