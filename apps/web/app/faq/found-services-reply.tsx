import { type MenuLink, pagesBySectionName } from '@haldi/contract/catalogue/menu-schema';
import type { Service } from '@haldi/contract/catalogue/service-schema';
import { formatRupees } from '@haldi/contract/kit/money';
import { ArrowRight } from 'lucide-react';
import { visitingChargeTextIfAny } from '../areas/shared/visiting-charge-text.ts';
import { formatDuration } from '../lib/duration.ts';
import { useMenuPages } from '../menu/shared/menu-pages.ts';
import { useSettings } from '../settings/queries.ts';
import { Link } from '../ui/prefetching-links.tsx';
import { faqCopy } from './copy.ts';

const maxShown = 4;

const commonSection = (services: readonly Service[]): string | null => {
  const [first] = services;
  return first && services.every(({ category }) => category === first.category)
    ? first.category
    : null;
};

const sectionPageOf = (section: string | null, menu: readonly MenuLink[]): string => {
  const page = section === null ? undefined : pagesBySectionName(menu).get(section);
  const key = page?.sections.find(({ name }) => name === section)?.key;
  return page && key ? `/service/${page.slug}#${key}` : '/search-services';
};

const opening = (services: readonly Service[], isSure: boolean): string => {
  if (!isSure) return faqCopy.unsure;
  if (services.length === 1) return faqCopy.oneService;
  const prices = services.map(({ price }) => price);
  return faqCopy.manyServices(
    services.length,
    commonSection(services),
    Math.min(...prices),
    Math.max(...prices),
  );
};

function ServiceRow({ service }: { service: Service }) {
  return (
    <li>
      <Link
        to={service.href}
        className="flex items-center gap-3 rounded-field border border-sand bg-white p-2 transition-colors hover:border-haldi-500"
      >
        <img
          src={service.image}
          alt=""
          width={64}
          height={48}
          loading="lazy"
          className="h-12 w-16 shrink-0 rounded-sm bg-haldi-100 object-cover"
        />
        <span className="min-w-0 grow leading-snug">
          <span className="block font-semibold text-plum-900">{service.name}</span>
          <span className="text-sm text-stone">{formatDuration(service.duration)}</span>
        </span>
        <span className="pr-1 font-display text-lg font-semibold text-plum-950 tabular-nums">
          {formatRupees(service.price)}
        </span>
      </Link>
    </li>
  );
}

export function FoundServicesReply({ services, isSure }: { services: Service[]; isSure: boolean }) {
  const charge = visitingChargeTextIfAny(useSettings());
  const menu = useMenuPages();
  const isMore = services.length > maxShown;
  return (
    <>
      <p>
        {opening(services, isSure)} {isSure && faqCopy.plusVisit(charge)}
      </p>
      <ul className="mt-3 grid gap-2">
        {services.slice(0, maxShown).map((service) => (
          <ServiceRow key={service.id} service={service} />
        ))}
      </ul>
      {isMore && (
        <Link
          to={sectionPageOf(commonSection(services), menu)}
          className="mt-1 inline-flex min-h-11 items-center gap-1.5 font-semibold text-plum-600 underline-offset-4 hover:underline"
        >
          {faqCopy.seeAll}
          <ArrowRight aria-hidden="true" className="size-4" />
        </Link>
      )}
    </>
  );
}
