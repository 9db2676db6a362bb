import { readCatalogueJson } from '@haldi/contract/catalogue/catalogue-json-endpoints';
import { allServicesFile } from '@haldi/contract/catalogue/default-categories';
import { countItemsInCart } from '@haldi/contract/checkout/cart';
import { formatDay } from '@haldi/contract/kit/dates';
import { Check } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { PincodeCheck } from '../areas/shared/pincode-check.tsx';
import { visitingChargeTextIfAny } from '../areas/shared/visiting-charge-text.ts';
import { ServicePicker } from '../catalogue/service-picker.tsx';
import { AddressSection } from '../checkout/address/address-section.tsx';
import { AppointmentSection } from '../checkout/appointment/appointment-section.tsx';
import { isAreaServed } from '../checkout/area-terms.ts';
import { minimumOrderNote, visitingChargeNote } from '../checkout/cart/area-notes.ts';
import { useCart } from '../checkout/cart/cart-store.ts';
import { MehndiDesignLine } from '../checkout/cart/mehndi-design-line.tsx';
import { ServiceChangesNotice } from '../checkout/cart/service-changes-notice.tsx';
import { useSecondVisitCart } from '../checkout/cart/split-cart-store.ts';
import { useServiceChangesInCart } from '../checkout/cart/use-service-changes-in-cart.ts';
import { useCartPrice } from '../checkout/coupon/queries.ts';
import { missingForBookingText } from '../checkout/missing-for-booking.ts';
import { OrderProblemNotice } from '../checkout/order-problem-notice.tsx';
import { orderReviewCopy } from '../checkout/order-review/copy.ts';
import { OrderReviewSection } from '../checkout/order-review/order-review-section.tsx';
import { PrefetchTrackOrderPage } from '../checkout/prefetch-track-order-page.tsx';
import { bookingSectionIds, useBookingPage } from '../checkout/use-booking-page.ts';
import { pageCallContext } from '../lib/page-context.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { revalidateUnlessSameUrl } from '../lib/revalidate-unless-same-url.ts';
import { useSettings } from '../settings/queries.ts';
import { cx } from '../ui/cx.ts';
import { lazyWithPreload } from '../ui/lazy-with-preload.ts';
import { Notice } from '../ui/notice.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import type { Route } from './+types/book.route';
import { BookingBottomBar, BookingSummary } from './booking-summary.tsx';
import { bookCopy } from './copy.ts';
import { ServicesStep } from './services-step.tsx';

const VisitsNotice = lazyWithPreload<{ className?: string }>(
  () => import('../checkout/cart/split-cart-notice.tsx'),
);

/** Loads the code only when there is something to show. */
function SplitCartSection({ className }: { className: string }) {
  const isWanted = useCart().length + useSecondVisitCart().length > 0;
  return <Suspense>{isWanted && <VisitsNotice className={className} />}</Suspense>;
}

export const loader = async ({ context }: Route.LoaderArgs) => ({
  services: await context.get(pageCallContext)(readCatalogueJson, {
    params: { file: allServicesFile },
  }),
});

export const shouldRevalidate = revalidateUnlessSameUrl;

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = matches[0].loaderData;
  return pageMeta(site, {
    title: bookCopy.metaTitle,
    description: bookCopy.metaDescription(site.settings.city),
    path: '/book',
  });
};

type BookSectionProps = {
  id: string;
  step: number;
  title: string;
  note?: string | undefined;
  isDone: boolean;
  children: ReactNode;
};

function BookStepSection({ id, step, title, note, isDone, children }: BookSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <div className="mb-4 flex items-center gap-3">
        <span
          aria-hidden="true"
          className={cx(
            'flex size-9 shrink-0 items-center justify-center rounded-full font-semibold transition-colors',
            isDone ? 'bg-leaf-600 text-white' : 'bg-haldi-300 text-plum-950',
          )}
        >
          {isDone ? <Check className="size-5" /> : step}
        </span>
        <h2
          id={`${id}-title`}
          tabIndex={-1}
          className="rounded-field text-xl outline-offset-4 text-plum-900 lg:text-2xl"
        >
          {title}
        </h2>
        {note && <span className="ml-auto text-right text-sm text-stone">{note}</span>}
      </div>
      {children}
    </section>
  );
}

export default function Book({ loaderData: { services } }: Route.ComponentProps) {
  const settings = useSettings();
  const page = useBookingPage();
  const { items, user, terms, picking, address, day, slot } = page;
  const minimumOrder = minimumOrderNote(terms);
  const isPlaceKnown = isAreaServed(terms);
  const isWhenDone = day !== null && slot !== null && isPlaceKnown;
  const price = useCartPrice(items, terms.visitingCharge);
  const button = {
    price,
    label: page.missingStep
      ? missingForBookingText(page.missingStep, terms)
      : orderReviewCopy.place(price.due),
    isBusy: page.isBusy,
    onPress: page.confirm,
  };
  return (
    <div className="mx-auto max-w-page px-4 pt-6 pb-40 lg:px-5 lg:pt-10 lg:pb-24">
      <PageHeading
        title={bookCopy.title}
        intro={bookCopy.intro(visitingChargeTextIfAny(settings))}
        className="mb-8"
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <div className="flex flex-col gap-10 lg:gap-14">
          <BookStepSection
            id={bookingSectionIds.services}
            step={1}
            title={bookCopy.stepServices}
            isDone={items.length > 0}
            note={items.length > 0 ? bookCopy.chosen(countItemsInCart(items)) : undefined}
          >
            <ServiceChangesNotice changes={useServiceChangesInCart()} className="mb-4" />
            <ServicesStep
              items={items}
              isPicking={picking.isPicking}
              onAddMore={picking.openPicker}
              onDone={page.continueToTime}
              picker={<ServicePicker services={services} />}
            />
            <MehndiDesignLine className="mt-4" />
            <div id={bookingSectionIds.visits}>
              <SplitCartSection className="mt-4" />
              <div role="status">
                {minimumOrder && (
                  <Notice tone="info" className="mt-4">
                    {minimumOrder}
                  </Notice>
                )}
              </div>
            </div>
          </BookStepSection>
          <BookStepSection
            id={bookingSectionIds.when}
            step={2}
            title={bookCopy.stepWhen}
            isDone={isWhenDone}
            note={isWhenDone ? `${formatDay(day)}, ${slot}` : undefined}
          >
            {settings.areas.length > 0 && address.isPincodeAsked && (
              <PincodeCheck onPincode={address.setPincode} className="mb-6" />
            )}
            {isPlaceKnown ? (
              <AppointmentSection visit={page.visit} minutes={page.minutes} showErrors={false} />
            ) : (
              <p className="text-stone">
                {terms.pincode ? bookCopy.noTimesThere(terms.pincode) : bookCopy.pincodeFirst}
              </p>
            )}
          </BookStepSection>
          <BookStepSection
            id={bookingSectionIds.address}
            step={3}
            title={bookCopy.stepAddress}
            isDone={address.address !== null && terms.reach !== 'outside'}
          >
            <AddressSection
              control={address}
              isWanted={items.length > 0}
              visitorText={bookCopy.visitorText}
              logInText={bookCopy.haveAccount}
              onLogIn={page.logIn}
            />
          </BookStepSection>
          {page.isComplete && day && slot && address.address && (
            <BookStepSection
              id={bookingSectionIds.lastStep}
              step={4}
              title={orderReviewCopy.title}
              isDone={page.missingStep === null}
            >
              <div className="rounded-card border border-sand bg-white p-4 lg:p-6">
                <OrderReviewSection
                  {...{ items, day, slot }}
                  minutes={page.minutes}
                  address={address.address}
                  visitingCharge={terms.visitingCharge}
                  chargeNote={visitingChargeNote(terms)}
                  onChange={page.changes}
                />
              </div>
            </BookStepSection>
          )}
          <OrderProblemNotice control={page.control} visit={page.visit} onAccept={page.sendAgain} />
        </div>
        <BookingSummary
          items={items}
          visitingCharge={terms.visitingCharge}
          chargeNote={visitingChargeNote(terms)}
          note={minimumOrder}
          button={button}
          // On phones the last step shows the same.
          className={cx(page.isComplete && 'max-lg:hidden')}
        />
      </div>
      {user && items.length > 0 && <PrefetchTrackOrderPage userId={user._id} />}
      <BookingBottomBar {...button} />
    </div>
  );
}
