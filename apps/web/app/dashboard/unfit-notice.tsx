import { TriangleAlert } from 'lucide-react';
import { noLongerFitsLink } from '../schedule/shared/no-longer-fits.ts';
import { Link } from '../ui/link.tsx';
import { dashboardCopy } from './copy.ts';

const copy = dashboardCopy.unfit;

/** Visits that need somebody, and the way to them; it comes with the figures, so nothing moves. */
export function UnfitNotice({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className="flex items-start gap-3 rounded-field border border-haldi-400 bg-haldi-100 px-4 py-3">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-haldi-800" />
      <span>
        <span className="font-semibold">{copy.text(count)}</span>{' '}
        <Link to={noLongerFitsLink} className="font-semibold text-plum-700 underline">
          {copy.link}
        </Link>
      </span>
    </p>
  );
}
