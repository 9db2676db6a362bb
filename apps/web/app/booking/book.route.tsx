import { totalItems } from '@haldi/contract/cart/cart';
import { allServicesFile } from '@haldi/contract/catalogue/categories';
import { catalogueFile } from '@haldi/contract/catalogue/endpoints';
import { formatDay } from '@haldi/contract/kit/dates';
import { CartChangesNotice } from '../cart/cart-changes-notice.tsx';
import { useCartChanges } from '../cart/use-cart-changes.ts';
import { ServicePicker } from '../catalogue/service-picker.tsx';
import { pageCallContext } from '../lib/page-call.ts';
import { pageMeta } from '../lib/seo.ts';
import { useSettings } from '../settings/queries.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import type { Route } from './+types/book.route';
import { BookAddress } from './book-address.tsx';
import { BookSection } from './book-section.tsx';
import { BookBar, BookSummary } from './book-summary.tsx';
import { useCheckoutDraft } from './checkout-store.ts';
import { bookingCopy } from './copy.ts';
import { CustomerNeeded } from './customer-needed.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import { TrackingAhead } from './tracking-ahead.tsx';
import { bookSections, useBookingPage } from './use-booking-page.ts';
import { WhenSection } from './when-section.tsx';

export const loader = async ({ context }: Route.LoaderArgs) => ({
  services: await context.get(pageCallContext)(catalogueFile, {
    params: { file: allServicesFile },
  }),
});

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = matches[0].loaderData;
  return pageMeta(site, {
    title: bookingCopy.bookMeta,
    description: bookingCopy.bookDescription(site.settings.city),
    path: '/book',
  });
};

export default function Book({ loaderData: { services } }: Route.ComponentProps) {
  const { visitingCharge } = useSettings();
  const page = useBookingPage();
  const { items, user } = page;
  const { day, slot } = useCheckoutDraft();
  const changes = useCartChanges();
  const summary = { items, visitingCharge, isBusy: page.isBusy, onConfirm: page.confirm };
  return (
    <div className="mx-auto max-w-page px-4 pt-6 pb-40 lg:px-5 lg:pt-10 lg:pb-24">
      <PageHeading
        title={bookingCopy.bookTitle}
        intro={bookingCopy.bookIntro(visitingCharge)}
        className="mb-8"
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <div className="flex flex-col gap-10 lg:gap-14">
          <BookSection
            id={bookSections.services}
            step={1}
            title={bookingCopy.stepServices}
            isDone={items.length > 0}
            note={items.length > 0 ? bookingCopy.chosen(totalItems(items)) : undefined}
          >
            <CartChangesNotice changes={changes} className="mb-4" />
            <ServicePicker services={services} />
          </BookSection>
          <BookSection
            id={bookSections.when}
            step={2}
            title={bookingCopy.stepWhen}
            isDone={day !== null && slot !== null}
            note={day && slot ? `${formatDay(day)}, ${slot}` : undefined}
          >
            <WhenSection minutes={page.minutes} isAsked={page.isAsked} />
          </BookSection>
          <BookSection
            id={bookSections.address}
            step={3}
            title={bookingCopy.stepAddress}
            isDone={user !== null && user.street !== ''}
          >
            {user ? <BookAddress user={user} ref={page.addressForm} /> : <CustomerNeeded />}
          </BookSection>
          <ProblemNotice control={page.control} onAccept={page.sendAgain} />
        </div>
        <BookSummary {...summary} />
      </div>
      {user && items.length > 0 && <TrackingAhead userId={user._id} />}
      <BookBar {...summary} />
    </div>
  );
}
