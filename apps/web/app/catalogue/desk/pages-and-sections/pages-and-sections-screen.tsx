import type {
  AdminMenu,
  AdminMenuPage,
  AdminMenuSection,
  MenuOrdering,
} from '@haldi/contract/catalogue/desk/pages-and-sections/schema';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useRefreshOnEvents } from '../../../admin/admin-event-stream-store.ts';
import { errorText } from '../../../lib/error-text.ts';
import { Button } from '../../../ui/button.tsx';
import ConfirmDialog from '../../../ui/confirm-dialog.tsx';
import { LoadFailed } from '../../../ui/loading-and-load-failed.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import { CatalogueNavigation } from '../catalogue-navigation.tsx';
import { menuCopy } from '../copy.ts';
import { moveItem } from '../move-item.ts';
import { MenuPageCard, type PageActions } from './menu-page-card.tsx';
import { MenuPageDialog } from './menu-page-dialog.tsx';
import { useAdminMenu, useRemoveMenuPage, useRemoveSection, useReorderMenu } from './queries.ts';
import { SectionDialog } from './section-dialog.tsx';

const copy = menuCopy.structure;

type DialogContent =
  | { what: 'page'; page: AdminMenuPage | undefined }
  | { what: 'section'; page: AdminMenuPage; section: AdminMenuSection | undefined }
  | { what: 'remove-page'; page: AdminMenuPage }
  | { what: 'remove-section'; section: AdminMenuSection };

const orderOf = (pages: readonly AdminMenuPage[]): MenuOrdering['pages'] =>
  pages.map(({ slug, sections }) => ({ slug, sections: sections.map(({ key }) => key) }));

const showError = (error: unknown): void => {
  toast.error(errorText(error) ?? copy.changeFailed);
};

function Structure({ menu: { pages } }: { menu: AdminMenu }) {
  const [opening, setOpening] = useState<{
    opened: DialogContent;
    isOpen: boolean;
    time: number;
  }>();
  const ordering = useReorderMenu();
  const removingPage = useRemoveMenuPage();
  const removingSection = useRemoveSection();
  const open = (opened: DialogContent): void =>
    setOpening((now) => ({ opened, isOpen: true, time: (now?.time ?? 0) + 1 }));
  const close = (): void => setOpening((now) => now && { ...now, isOpen: false });
  const order = (next: MenuOrdering['pages']): void =>
    ordering.mutate(next, { onSuccess: () => toast.success(copy.moved), onError: showError });
  const actions: PageActions = {
    onEdit: (page) => open({ what: 'page', page }),
    onRemove: (page) => open({ what: 'remove-page', page }),
    onMove: (page, by) => {
      const index = pages.indexOf(page);
      order(moveItem(orderOf(pages), index, index + by));
    },
    onAddSection: (page) => open({ what: 'section', page, section: undefined }),
    onEditSection: (page, section) => open({ what: 'section', page, section }),
    onRemoveSection: (section) => open({ what: 'remove-section', section }),
    onMoveSection: (page, section, by) => {
      const index = page.sections.indexOf(section);
      const sections = moveItem(page.sections, index, index + by);
      order(orderOf(pages.map((each) => (each === page ? { ...page, sections } : each))));
    },
  };
  const shown = opening && { open: opening.isOpen, onClose: close };
  const opened = opening?.opened;
  const done = (text: string) => ({
    onSuccess: () => {
      toast.success(text);
      close();
    },
    onError: (error: unknown) => {
      showError(error);
      close();
    },
  });
  return (
    <div className="space-y-4 pb-24 lg:space-y-5">
      <PageHeading
        compact
        title={copy.title}
        intro={copy.intro}
        actions={
          <Button onClick={() => open({ what: 'page', page: undefined })}>
            <Plus aria-hidden="true" className="size-5" />
            {copy.addPage}
          </Button>
        }
      />
      <CatalogueNavigation />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {pages.map((page, index) => (
          <MenuPageCard
            key={page.slug}
            page={page}
            index={index}
            pageCount={pages.length}
            actions={actions}
          />
        ))}
      </div>
      {shown && opened?.what === 'page' && (
        <MenuPageDialog key={opening.time} {...shown} page={opened.page} />
      )}
      {shown && opened?.what === 'section' && (
        <SectionDialog
          key={opening.time}
          {...shown}
          pages={pages}
          page={opened.page}
          section={opened.section}
        />
      )}
      {shown && opened?.what === 'remove-page' && (
        <ConfirmDialog
          {...shown}
          title={copy.removePageTitle(opened.page.name)}
          text={copy.removePageText}
          confirm={copy.remove}
          busy={removingPage.isPending}
          onConfirm={() => removingPage.mutate(opened.page.slug, done(copy.removedPage))}
        />
      )}
      {shown && opened?.what === 'remove-section' && (
        <ConfirmDialog
          {...shown}
          title={copy.removeSectionTitle(opened.section.name)}
          text={copy.removeSectionText}
          confirm={copy.remove}
          busy={removingSection.isPending}
          onConfirm={() => removingSection.mutate(opened.section.key, done(copy.removedSection))}
        />
      )}
    </div>
  );
}

export default function PagesAndSectionsScreen() {
  const { data: menu, isError, refetch } = useAdminMenu();
  useRefreshOnEvents(() => void refetch());
  if (menu) return <Structure menu={menu} />;
  return (
    <div className="space-y-4">
      <PageHeading compact title={copy.title} />
      {isError ? (
        <LoadFailed title={copy.failed} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-label={copy.loading}>
          <Skeleton className="h-104 rounded-card!" />
        </div>
      )}
    </div>
  );
}
