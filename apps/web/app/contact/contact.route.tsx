import { readPublicSiteText } from '@haldi/contract/branding/site-text/endpoints';
import { platformLabel } from '@haldi/contract/branding/site-text/social-links';
import { whatsappLink } from '@haldi/contract/orders/whatsapp-text';
import { ExternalLink, Mail, MapPin, MessageCircle, Phone } from 'lucide-react';
import { PincodeCheck } from '../areas/shared/pincode-check.tsx';
import { ServedAreaList } from '../areas/shared/served-area-list.tsx';
import { mapLink } from '../lib/map-link.ts';
import { pageCallContext } from '../lib/page-context.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { formatPhone, phoneLink } from '../lib/phone.ts';
import { revalidateUnlessSameUrl } from '../lib/revalidate-unless-same-url.ts';
import { useSettings } from '../settings/queries.ts';
import { buttonStyle } from '../ui/button-style.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import type { Route } from './+types/contact.route';
import { ContactMethod } from './contact-method.tsx';
import { contactCopy } from './copy.ts';
import { OpeningHoursCard } from './opening-hours-card.tsx';

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { hours, links } = await context.get(pageCallContext)(readPublicSiteText, {});
  return {
    hours,
    links: links.map(({ place, address }) => ({ label: platformLabel(place), address })),
  };
};

export const shouldRevalidate = revalidateUnlessSameUrl;

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = matches[0].loaderData;
  const { businessName, city } = site.settings;
  return pageMeta(site, {
    title: contactCopy.pageTitle(businessName),
    description: contactCopy.description(businessName, city),
    path: '/contact',
  });
};

type SocialLinksProps = { links: readonly { label: string; address: string }[] };

function SocialLinks({ links }: SocialLinksProps) {
  if (links.length === 0) return null;
  return (
    <section aria-label={contactCopy.elsewhere} className="mt-6">
      <h2 className="text-xl text-plum-900">{contactCopy.elsewhere}</h2>
      <ul className="mt-3 flex flex-wrap gap-3">
        {links.map(({ label, address }) => (
          <li key={address}>
            <a
              href={address}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonStyle('secondary', 'small')}
            >
              <ExternalLink aria-hidden="true" className="size-4.5" />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Renders both variants; CSS shows one, because cached pages are the same for everyone. */
function AccountLinksCard() {
  return (
    <section
      aria-labelledby="account"
      className="rounded-card bg-plum-900 p-6 text-sand sm:p-8 lg:p-10"
    >
      <h2 id="account" className="text-2xl text-haldi-100">
        {contactCopy.accountTitle}
      </h2>
      <div className="member:hidden">
        <p className="mt-2 lg:text-lg">{contactCopy.accountText}</p>
        <p className="mt-6 flex flex-wrap gap-3">
          <LinkButton to="/contact/signup" look="golden" className="grow">
            {contactCopy.signUp}
          </LinkButton>
          <LinkButton to="/contact/login" look="secondary" className="grow">
            {contactCopy.logIn}
          </LinkButton>
        </p>
      </div>
      <div className="visitor:hidden">
        <p className="mt-2 lg:text-lg">{contactCopy.memberText}</p>
        <p className="mt-6 flex flex-wrap gap-3">
          <LinkButton to="/profile" look="golden" className="grow">
            {contactCopy.profile}
          </LinkButton>
          <LinkButton to="/my-order" look="secondary" className="grow">
            {contactCopy.orders}
          </LinkButton>
        </p>
      </div>
    </section>
  );
}

export default function ContactPage({ loaderData: { hours, links } }: Route.ComponentProps) {
  const settings = useSettings();
  const { businessName, phone, email, address, areas } = settings;
  return (
    <div className="mx-auto max-w-page px-4 pt-8 pb-16 lg:px-5 lg:pt-14 lg:pb-24">
      <PageHeading title={contactCopy.title} intro={contactCopy.intro} />
      <div className="mt-8 grid gap-8 lg:mt-12 lg:grid-cols-[1fr_24rem] lg:items-start lg:gap-10">
        <section aria-label={contactCopy.reach}>
          <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4">
            <li>
              <ContactMethod
                icon={MessageCircle}
                name={contactCopy.whatsapp}
                value={formatPhone(settings.whatsappNumber)}
                text={contactCopy.whatsappText}
                href={whatsappLink(
                  settings.whatsappNumber,
                  contactCopy.whatsappMessage(businessName),
                )}
                isElsewhere
              />
            </li>
            <li>
              <ContactMethod
                icon={Phone}
                name={contactCopy.call}
                value={formatPhone(phone)}
                text={contactCopy.callText}
                href={phoneLink(phone)}
              />
            </li>
            <li>
              <ContactMethod
                icon={Mail}
                name={contactCopy.mail}
                value={email}
                text={contactCopy.mailText}
                href={`mailto:${email}`}
              />
            </li>
            <li>
              <OpeningHoursCard hours={hours} settings={settings} />
            </li>
            <li className="sm:col-span-2">
              <ContactMethod
                icon={MapPin}
                name={contactCopy.address}
                value={address}
                text={contactCopy.addressText}
                href={mapLink(`${businessName}, ${address}`)}
                isElsewhere
              />
            </li>
          </ul>
          <SocialLinks links={links} />
          {areas.length > 0 && (
            <section
              aria-labelledby="where"
              className="mt-4 rounded-card border border-sand bg-white p-5 shadow-soft sm:p-6"
            >
              <h2 id="where" className="text-xl text-plum-900">
                {contactCopy.whereTitle}
              </h2>
              <PincodeCheck className="mt-4 mb-2" />
              <ServedAreaList areas={areas} />
            </section>
          )}
        </section>
        <div className="grid gap-4">
          <AccountLinksCard />
          <section
            aria-labelledby="answered"
            className="rounded-card bg-haldi-100 p-6 sm:p-8 lg:p-10"
          >
            <h2 id="answered" className="text-xl text-plum-900">
              {contactCopy.questionsTitle}
            </h2>
            <p className="mt-2 text-plum-950">{contactCopy.questionsText}</p>
            <LinkButton to="/faq" look="secondary" className="mt-5">
              {contactCopy.chatBot}
            </LinkButton>
          </section>
        </div>
      </div>
    </div>
  );
}
