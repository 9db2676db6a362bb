import { PageHeading } from '../../ui/page-heading.tsx';
import { StarterMenuPicker } from '../shared/starter-menu-picker.tsx';
import { CatalogueNavigation } from './catalogue-navigation.tsx';
import { menuCopy } from './copy.ts';

const copy = menuCopy.starter;

export default function StarterMenuScreen() {
  return (
    <div className="space-y-4 pb-24 lg:space-y-5">
      <PageHeading compact title={copy.title} intro={copy.intro} />
      <CatalogueNavigation />
      <StarterMenuPicker />
    </div>
  );
}
