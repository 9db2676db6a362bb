import type { PageLink } from '@haldi/contract/pages/pages';
import type { PublicSettings } from '@haldi/contract/settings/schema';
import { memo, type ReactNode } from 'react';
import { SalonLogoAndName } from '../branding/shared/salon-logo-and-name.tsx';
import { useFooterText } from '../branding/site-text/queries.ts';
import { formatPhone, phoneLink } from '../lib/phone.ts';
import { useMenuPages, useOffersMehndi } from '../menu/shared/menu-pages.ts';
import { Link } from '../ui/prefetching-links.tsx';
import { shellCopy } from './copy.ts';
import { footerLinks, policyLinks } from './header-and-footer-links.ts';

const linkStyle =
  'inline-flex min-h-11 items-center rounded-field text-sand underline-offset-4 hover:text-haldi-200 hover:underline';

const listed = (links: readonly PageLink[]): ReactNode =>
  links.map(({ to, label }) => (
    <li key={to}>
      <Link to={to} className={linkStyle}>
        {label}
      </Link>
    </li>
  ));

type FooterListProps = { title: string; className?: string; children: ReactNode };

function FooterList({ title, className, children }: FooterListProps) {
  return (
    <div className={className}>
      <h2 className="text-xl text-haldi-200">{title}</h2>
      <ul className="mt-2">{children}</ul>
    </div>
  );
}

export const SiteFooter = memo(function SiteFooter({ settings }: { settings: PublicSettings }) {
  const pages = useMenuPages();
  const offersMehndi = useOffersMehndi();
  const { line, visiting, links } = useFooterText();
  return (
    <footer className="bg-plum-900 pb-[calc(5.5rem+env(safe-area-inset-bottom))] text-sand lg:pb-10">
      <div className="mx-auto grid max-w-page grid-cols-2 gap-x-8 gap-y-10 px-4 pt-14 lg:px-5 lg:grid-cols-[1.4fr_1fr_1fr_1.2fr]">
        <div className="col-span-2 max-w-80 lg:col-span-1">
          <p className="flex items-center gap-2 font-display font-semibold text-haldi-200">
            <SalonLogoAndName isOnDark />
          </p>
          <p className="mt-4 font-display text-xl wrap-anywhere text-ivory">{line}</p>
          <p className="mt-3">{visiting}</p>
        </div>
        <FooterList title={shellCopy.footerServices}>
          {pages.length === 0 && (
            <li>
              <Link to="/service" className={linkStyle}>
                {shellCopy.footerAllServices}
              </Link>
            </li>
          )}
          {pages.map(({ slug, name }) => (
            <li key={slug}>
              <Link to={`/service/${slug}`} className={linkStyle}>
                {name}
              </Link>
            </li>
          ))}
        </FooterList>
        <FooterList title={shellCopy.footerMore}>{listed(footerLinks(offersMehndi))}</FooterList>
        <FooterList title={shellCopy.footerReach} className="max-sm:col-span-2">
          <li>
            <a href={phoneLink(settings.phone)} className={linkStyle}>
              {formatPhone(settings.phone)}
            </a>
          </li>
          <li>
            <a href={`mailto:${settings.email}`} className={linkStyle}>
              {settings.email}
            </a>
          </li>
          <li className="py-2.5">{settings.address}</li>
          {links.map(({ label, address }) => (
            <li key={address}>
              <a href={address} target="_blank" rel="noopener noreferrer" className={linkStyle}>
                {label}
              </a>
            </li>
          ))}
        </FooterList>
      </div>
      <div className="mx-auto mt-10 max-w-page px-4 lg:px-5">
        <ul className="flex flex-wrap items-center gap-x-6 border-t border-plum-700 pt-4 text-sm">
          <li className="grow max-sm:w-full">
            {settings.businessName}, {settings.city}
          </li>
          {listed(policyLinks)}
        </ul>
      </div>
    </footer>
  );
});
