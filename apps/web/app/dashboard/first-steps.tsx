import { useBeauticians } from '../roster/queries.ts';
import { Link } from '../ui/link.tsx';
import { Notice } from '../ui/notice.tsx';
import { dashboardCopy } from './copy.ts';

const copy = dashboardCopy.firstSteps;

/** A new salon cannot be booked before somebody works there, and nothing else here would say so. */
export function FirstSteps() {
  const { data: roster } = useBeauticians();
  if (roster?.length !== 0) return null;
  return (
    <Notice tone="info">
      {copy.nobody}{' '}
      <Link to="/admin/beauticians" className="font-semibold underline">
        {copy.toRoster}
      </Link>
    </Notice>
  );
}
