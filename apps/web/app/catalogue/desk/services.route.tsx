import type { AdminCatalogue, AdminService } from '@haldi/contract/catalogue/desk/schema';
import { listSectionsOfPages } from '@haldi/contract/catalogue/menu-schema';
import type { Skill } from '@haldi/contract/skills/schema';
import { GraduationCap, IndianRupee, Plus } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useRefreshOnEvents } from '../../admin/admin-event-stream-store.ts';
import { errorText } from '../../lib/error-text.ts';
import { createPrivatePageMeta } from '../../lib/page-meta.ts';
import { skillsCopy } from '../../skills/copy.ts';
import { useSkills } from '../../skills/queries.ts';
import { SkillsDialog } from '../../skills/skills-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadFailed } from '../../ui/loading-and-load-failed.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { BulkPriceDialog } from './bulk-price-dialog.tsx';
import { CatalogueNavigation } from './catalogue-navigation.tsx';
import { menuCopy as copy } from './copy.ts';
import {
  formatMenuFilters,
  groupServicesBySection,
  matchesFilters,
  noFilters,
  readMenuFilters,
} from './menu-filters.ts';
import { useAdminCatalogue, useSetServicesHidden, useSoldServiceIds } from './queries.ts';
import { RemoveServicesDialog } from './remove-services-dialog.tsx';
import { ReorderServicesDialog } from './reorder-services-dialog.tsx';
import { SectionCard } from './section-card.tsx';
import { ServiceDialog } from './service-dialog.tsx';
import type { ServiceRowActions } from './service-list-row.tsx';
import { ServicesSelectionBar } from './services-selection-bar.tsx';
import { ServicesToolbar } from './services-toolbar.tsx';

export const meta = createPrivatePageMeta(copy.title);

type DialogContent =
  | { what: 'service'; service: AdminService | undefined }
  | { what: 'order'; of: AdminService }
  | { what: 'removal'; services: readonly AdminService[] }
  | { what: 'prices' }
  | { what: 'skills' };
/** Constants, so that the memoized rows do not render again. */
const noSkills: Skill[] = [];
const noSoldServices: ReadonlySet<string> = new Set();

type Opening = { opened: DialogContent; isOpen: boolean; time: number };

function ServiceList({ menu }: { menu: AdminCatalogue }) {
  const [address, setAddress] = useSearchParams();
  const sections = useMemo(() => listSectionsOfPages(menu.menu), [menu.menu]);
  const filters = readMenuFilters(address, sections);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [opening, setOpening] = useState<Opening>();
  const { data: skills = noSkills } = useSkills();
  const { data: sold = noSoldServices } = useSoldServiceIds();
  const { mutate: setHidden, isPending: isHiding } = useSetServicesHidden();
  const open = useCallback(
    (opened: DialogContent): void =>
      setOpening((now) => ({ opened, isOpen: true, time: (now?.time ?? 0) + 1 })),
    [],
  );
  const hide = useCallback(
    (changed: readonly AdminService[], hidden: boolean): void =>
      setHidden(
        { ids: changed.map(({ _id }) => _id), hidden },
        {
          onSuccess: () =>
            toast.success(
              hidden ? copy.hiddenDone(changed.length) : copy.shownDone(changed.length),
            ),
          onError: (error) => toast.error(errorText(error) ?? copy.changeFailed),
        },
      ),
    [setHidden],
  );
  const actions = useMemo<ServiceRowActions>(
    () => ({
      onEdit: (service) => open({ what: 'service', service }),
      onOrder: (of) => open({ what: 'order', of }),
      onRemove: (service) => open({ what: 'removal', services: [service] }),
      onHide: hide,
      onSelect: (ids, isSelected) =>
        setSelected((now) =>
          isSelected
            ? new Set([...now, ...ids])
            : new Set([...now].filter((id) => !ids.includes(id))),
        ),
    }),
    [open, hide],
  );

  const { services, pictures } = menu;
  const found = services.filter((service) => matchesFilters(service, filters, sections));
  const selectedServices = services.filter(({ _id }) => selected.has(_id));
  const hiddenCount = services.filter(({ hidden }) => hidden).length;

  const changeFilters = (next: typeof filters): void =>
    setAddress(formatMenuFilters(next), { replace: true, preventScrollReset: true });
  const close = (): void => setOpening((now) => now && { ...now, isOpen: false });
  const shown = opening && { open: opening.isOpen, onClose: close };
  const opened = opening?.opened;
  const orderedSet =
    opened?.what === 'order' ? sections.find(({ key }) => key === opened.of.dataSet) : undefined;
  return (
    <div className="space-y-4 pb-24 lg:space-y-5">
      <PageHeading
        compact
        title={copy.title}
        intro={copy.intro(services.length - hiddenCount, hiddenCount)}
        actions={
          <>
            <Button look="secondary" onClick={() => open({ what: 'skills' })}>
              <GraduationCap aria-hidden="true" className="size-5" />
              {skillsCopy.manage}
            </Button>
            <Button look="secondary" onClick={() => open({ what: 'prices' })}>
              <IndianRupee aria-hidden="true" className="size-5" />
              {copy.changePrices}
            </Button>
            <Button onClick={() => open({ what: 'service', service: undefined })}>
              <Plus aria-hidden="true" className="size-5" />
              {copy.add}
            </Button>
          </>
        }
      />
      <CatalogueNavigation />
      <ServicesToolbar sections={sections} filters={filters} onChange={changeFilters} />
      {found.length === 0 ? (
        services.length === 0 ? (
          <EmptyState
            picture="/pictures/empty/search.svg"
            title={copy.empty}
            text={copy.emptyHelp}
            action={<LinkButton to="/admin/services/starter">{copy.fromStarter}</LinkButton>}
          />
        ) : (
          <EmptyState
            picture="/pictures/empty/search.svg"
            title={copy.none}
            text={copy.noneHelp}
            action={
              <Button look="secondary" onClick={() => changeFilters(noFilters)}>
                {copy.clearFilters}
              </Button>
            }
          />
        )
      ) : (
        groupServicesBySection(sections, found).map((section) => (
          <SectionCard
            key={section.set.key}
            section={section}
            selected={selected}
            skills={skills}
            sold={sold}
            actions={actions}
          />
        ))
      )}
      <ServicesSelectionBar
        count={selectedServices.length}
        busy={isHiding}
        onPrices={() => open({ what: 'prices' })}
        onHide={(hidden) => hide(selectedServices, hidden)}
        onRemove={() => open({ what: 'removal', services: selectedServices })}
        onClear={() => setSelected(new Set())}
      />
      {shown && opened?.what === 'service' && (
        <ServiceDialog
          key={opening.time}
          {...shown}
          service={opened.service}
          startAt={filters.dataSet === 'all' ? undefined : filters.dataSet}
          sections={sections}
          services={services}
          skills={skills}
          pictures={pictures}
          onLatest={() =>
            open({
              what: 'service',
              service: services.find(({ _id }) => _id === opened.service?._id),
            })
          }
        />
      )}
      {shown && opened?.what === 'skills' && <SkillsDialog key={opening.time} {...shown} />}
      {shown && orderedSet && (
        <ReorderServicesDialog
          key={opening.time}
          {...shown}
          set={orderedSet}
          services={services.filter(({ dataSet }) => dataSet === orderedSet.key)}
        />
      )}
      {shown && opened?.what === 'removal' && (
        <RemoveServicesDialog
          key={opening.time}
          {...shown}
          services={opened.services}
          sold={sold}
          onDone={() => {
            setSelected(new Set());
            close();
          }}
        />
      )}
      {shown && opened?.what === 'prices' && (
        <BulkPriceDialog
          key={opening.time}
          {...shown}
          services={services}
          sections={sections}
          selected={new Set(selectedServices.map(({ _id }) => _id))}
          startAt={selectedServices.length > 0 ? 'selected' : filters.dataSet}
          onDone={() => {
            setSelected(new Set());
            close();
          }}
        />
      )}
    </div>
  );
}

export default function ServicesScreen() {
  const { data: menu, isError, refetch } = useAdminCatalogue();
  useRefreshOnEvents(() => void refetch());
  if (menu) return <ServiceList menu={menu} />;
  return (
    <div className="space-y-4">
      <PageHeading compact title={copy.title} />
      {isError ? (
        <LoadFailed title={copy.failed} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-label={copy.loading} className="space-y-3">
          {[1, 2, 3, 4, 5, 6].map((place) => (
            <Skeleton key={place} className="h-16" />
          ))}
        </div>
      )}
    </div>
  );
}
