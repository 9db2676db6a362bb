import { ArrowLeft } from 'lucide-react';
import { Link } from '../../../ui/link.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { MenuFile } from '../../shared/menu-file.tsx';
import { sheetCopy as copy } from './copy.ts';

export default function MenuFileScreen() {
  return (
    <div className="space-y-5">
      <PageHeading
        compact
        title={copy.title}
        intro={copy.intro}
        before={
          <Link
            to="/admin/services"
            className="-ml-1 inline-flex min-h-11 items-center gap-1.5 pr-2 font-semibold text-plum-700 hover:underline"
          >
            <ArrowLeft aria-hidden="true" className="size-5" />
            {copy.back}
          </Link>
        }
      />
      <MenuFile />
    </div>
  );
}
