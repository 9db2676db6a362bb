import { PageHeading } from '../../../ui/page-heading.tsx';
import { MenuImportExport } from '../../shared/menu-import-export.tsx';
import { CatalogueNavigation } from '../catalogue-navigation.tsx';
import { menuFileCopy as copy } from './copy.ts';

export default function MenuImportExportScreen() {
  return (
    <div className="space-y-5">
      <PageHeading compact title={copy.title} intro={copy.intro} />
      <CatalogueNavigation />
      <MenuImportExport />
    </div>
  );
}
