import { PageHeading } from '../../ui/page-heading.tsx';
import { StarterPicker } from '../shared/starter-picker.tsx';
import { CatalogueNavigation } from './catalogue-navigation.tsx';
import { menuCopy } from './copy.ts';

const copy = menuCopy.starter;

export default function StarterScreen() {
  return (
    <div className="space-y-4 pb-24 lg:space-y-5">
      <PageHeading compact title={copy.title} intro={copy.intro} />
      <CatalogueNavigation />
      <StarterPicker />
    </div>
  );
}
