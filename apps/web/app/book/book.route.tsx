import { allServicesFile } from '@haldi/contract/catalogue/categories';
import { catalogueFile } from '@haldi/contract/catalogue/endpoints';
import { totalItems } from '@haldi/contract/checkout/cart';
import { formatDay } from '@haldi/contract/kit/dates';
import { ServicePicker } from '../catalogue/service-picker.tsx';
import { BookAddress } from '../checkout/address/book-address.tsx';
import { WhenSection } from '../checkout/appointment/when-section.tsx';
import { CartChangesNotice } from '../checkout/cart/cart-changes-notice.tsx';
import { useCartChanges } from '../checkout/cart/use-cart-changes.ts';
import { VisitsSection } from '../checkout/cart/visits-section.tsx';
import { useCheckoutDraft } from '../checkout/checkout-store.ts';
import { bookingCopy } from '../checkout/copy.ts';
import { CustomerNeeded } from '../checkout/customer-needed.tsx';
import { ProblemNotice } from '../checkout/problem-notice.tsx';
import { TrackingAhead } from '../checkout/tracking-ahead.tsx';
import { bookSections, useBookingPage } from '../checkout/use-booking-page.ts';
import { pageCallContext } from '../lib/page-call.ts';
import { pageMeta } from '../lib/seo.ts';
import { useSettings } from '../settings/queries.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import type { Route } from './+types/book.route';
import { BookSection } from './book-section.tsx';
import { BookBar, BookSummary } from './book-summary.tsx';
import { bookCopy } from './copy.ts';

export const loader = async ({ context }: Route.LoaderArgs) => ({
  services: await context.get(pageCallContext)(catalogueFile, {
    params: { file: allServicesFile },
  }),
});

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = matches[0].loaderData;
  return pageMeta(site, {
    title: bookCopy.metaTitle,
    description: bookCopy.metaDescription(site.settings.city),
    path: '/book',
  });
};

export default function Book({ loaderData: { services } }: Route.ComponentProps) {
  const { visitingCharge } = useSettings();
  const page = useBookingPage();
  const { items, user } = page;
  const { day, slot } = useCheckoutDraft();
  const changes = useCartChanges();
  const summary = {
    items,
    visitingCharge,
    confirm: bookingCopy.confirm,
    isBusy: page.isBusy,
    onConfirm: page.confirm,
  };
  return (
    <div className="mx-auto max-w-page px-4 pt-6 pb-40 lg:px-5 lg:pt-10 lg:pb-24">
      <PageHeading title={bookCopy.title} intro={bookCopy.intro(visitingCharge)} className="mb-8" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <div className="flex flex-col gap-10 lg:gap-14">
          <BookSection
            id={bookSections.services}
            step={1}
            title={bookCopy.stepServices}
            isDone={items.length > 0}
            note={items.length > 0 ? bookCopy.chosen(totalItems(items)) : undefined}
          >
            <CartChangesNotice changes={changes} className="mb-4" />
            <ServicePicker services={services} />
            <div id={bookSections.visits} className="scroll-mt-20">
              <VisitsSection className="mt-4" />
            </div>
          </BookSection>
          <BookSection
            id={bookSections.when}
            step={2}
            title={bookCopy.stepWhen}
            isDone={day !== null && slot !== null}
            note={day && slot ? `${formatDay(day)}, ${slot}` : undefined}
          >
            <WhenSection visit={page.visit} minutes={page.minutes} isAsked={page.isAsked} />
          </BookSection>
          <BookSection
            id={bookSections.address}
            step={3}
            title={bookCopy.stepAddress}
            isDone={user !== null && user.street !== ''}
          >
            {user ? (
              <BookAddress user={user} ref={page.addressForm} onPlace={page.setTypedPlace} />
            ) : (
              <CustomerNeeded />
            )}
          </BookSection>
          <ProblemNotice control={page.control} visit={page.visit} onAccept={page.sendAgain} />
        </div>
        <BookSummary {...summary} />
      </div>
      {user && items.length > 0 && <TrackingAhead userId={user._id} />}
      <BookBar {...summary} />
    </div>
  );
}
