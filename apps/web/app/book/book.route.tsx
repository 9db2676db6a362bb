import { allServicesFile } from '@haldi/contract/catalogue/categories';
import { catalogueFile } from '@haldi/contract/catalogue/endpoints';
import { totalItems } from '@haldi/contract/checkout/cart';
import { formatDay } from '@haldi/contract/kit/dates';
import { chargeText } from '../areas/shared/charge-text.ts';
import { PincodeCheck } from '../areas/shared/pincode-check.tsx';
import { ServicePicker } from '../catalogue/service-picker.tsx';
import { BookAddress } from '../checkout/address/book-address.tsx';
import { WhenSection } from '../checkout/appointment/when-section.tsx';
import { CartChangesNotice } from '../checkout/cart/cart-changes-notice.tsx';
import { chargeNote, leastOrderNote } from '../checkout/cart/place-words.ts';
import { useCartChanges } from '../checkout/cart/use-cart-changes.ts';
import { VisitsSection } from '../checkout/cart/visits-section.tsx';
import { useCheckoutDraft } from '../checkout/checkout-store.ts';
import { bookingCopy } from '../checkout/copy.ts';
import { CustomerNeeded } from '../checkout/customer-needed.tsx';
import { canChooseTime } from '../checkout/place-terms.ts';
import { ProblemNotice } from '../checkout/problem-notice.tsx';
import { TrackingAhead } from '../checkout/tracking-ahead.tsx';
import { bookSections, useBookingPage } from '../checkout/use-booking-page.ts';
import { pageCallContext } from '../lib/page-call.ts';
import { unlessSameAddress } from '../lib/revalidate.ts';
import { pageMeta } from '../lib/seo.ts';
import { useSettings } from '../settings/queries.ts';
import { Notice } from '../ui/notice.tsx';
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

export const shouldRevalidate = unlessSameAddress;

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = matches[0].loaderData;
  return pageMeta(site, {
    title: bookCopy.metaTitle,
    description: bookCopy.metaDescription(site.settings.city),
    path: '/book',
  });
};

export default function Book({ loaderData: { services } }: Route.ComponentProps) {
  const settings = useSettings();
  const page = useBookingPage();
  const { items, user, terms } = page;
  // Where we come on some days only, the address says which.
  const isPlaceFirst = settings.areas.length > 0;
  const leastOrder = leastOrderNote(terms);
  const { day, slot } = useCheckoutDraft();
  const changes = useCartChanges();
  const summary = {
    items,
    visitingCharge: terms.visitingCharge,
    chargeNote: chargeNote(terms),
    note: leastOrder,
    confirm: bookingCopy.confirm,
    isBusy: page.isBusy,
    onConfirm: page.confirm,
  };
  const whenSection = (step: number) => (
    <BookSection
      id={bookSections.when}
      step={step}
      title={bookCopy.stepWhen}
      isDone={day !== null && slot !== null && canChooseTime(terms)}
      note={day && slot && canChooseTime(terms) ? `${formatDay(day)}, ${slot}` : undefined}
    >
      {canChooseTime(terms) ? (
        <WhenSection visit={page.visit} minutes={page.minutes} isAsked={page.isAsked} />
      ) : (
        <p className="text-stone">
          {terms.pincode ? bookingCopy.noTimesThere(terms.pincode) : bookingCopy.pincodeFirst}
        </p>
      )}
    </BookSection>
  );
  const addressSection = (step: number) => (
    <BookSection
      id={bookSections.address}
      step={step}
      title={bookCopy.stepAddress}
      isDone={user !== null && user.street !== '' && terms.reach !== 'outside'}
    >
      {user ? (
        <BookAddress user={user} ref={page.addressForm} onPlace={page.setTypedPlace} />
      ) : (
        <>
          {isPlaceFirst && <PincodeCheck onPincode={page.setTypedPincode} className="mb-6" />}
          <CustomerNeeded />
        </>
      )}
    </BookSection>
  );
  return (
    <div className="mx-auto max-w-page px-4 pt-6 pb-40 lg:px-5 lg:pt-10 lg:pb-24">
      <PageHeading
        title={bookCopy.title}
        intro={bookCopy.intro(chargeText(settings))}
        className="mb-8"
      />
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
              <div role="status">
                {leastOrder && (
                  <Notice tone="info" className="mt-4">
                    {leastOrder}
                  </Notice>
                )}
              </div>
            </div>
          </BookSection>
          {isPlaceFirst ? (
            <>
              {addressSection(2)}
              {whenSection(3)}
            </>
          ) : (
            <>
              {whenSection(2)}
              {addressSection(3)}
            </>
          )}
          <ProblemNotice control={page.control} visit={page.visit} onAccept={page.sendAgain} />
        </div>
        <BookSummary {...summary} />
      </div>
      {user && items.length > 0 && <TrackingAhead userId={user._id} />}
      <BookBar {...summary} />
    </div>
  );
}
