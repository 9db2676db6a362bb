import { countItemsInCart } from '@haldi/contract/checkout/cart';
import { createPageLink, type PageLink } from '@haldi/contract/pages/pages';
import { type LucideIcon, Search, ShoppingBag, UserRound } from 'lucide-react';
import { memo } from 'react';
import { SalonLogoAndName } from '../branding/shared/salon-logo-and-name.tsx';
import { useCart } from '../checkout/cart/cart-store.ts';
import { openCart } from '../checkout/steps-store.ts';
import { useOffersMehndi } from '../menu/shared/menu-pages.ts';
import { buttonStyle } from '../ui/button-style.ts';
import { IconButton, iconButtonStyle } from '../ui/icon-button.tsx';
import { Link, NavLink } from '../ui/prefetching-links.tsx';
import { shellCopy } from './copy.ts';
import { headerLinks, memberLinks, visitorLinks } from './header-and-footer-links.ts';

const linkStyle =
  'relative flex min-h-11 items-center rounded-field px-2.5 font-semibold text-plum-900 transition-colors hover:text-plum-600 xl:px-3 ' +
  'after:absolute after:inset-x-2.5 after:bottom-1 after:h-0.75 after:origin-left after:scale-x-0 after:rounded-full after:bg-haldi-400 after:transition-transform hover:after:scale-x-100 aria-[current=page]:after:scale-x-100';

function Logo() {
  return (
    <Link
      to="/"
      className="flex min-h-11 min-w-0 items-center gap-2 rounded-field font-display font-semibold text-plum-700 lg:max-w-56"
    >
      <SalonLogoAndName />
    </Link>
  );
}

function AuthLinks() {
  return (
    <nav aria-label={shellCopy.accountLinks} className="flex items-center gap-1">
      {visitorLinks.map(({ to, label }, place) => (
        <Link
          key={to}
          to={to}
          className={buttonStyle(
            place === 0 ? 'quiet' : 'primary',
            'small',
            'whitespace-nowrap member:hidden',
          )}
        >
          {label}
        </Link>
      ))}
      {memberLinks.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          prefetch="none"
          className={buttonStyle('quiet', 'small', 'whitespace-nowrap visitor:hidden')}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

export const SiteHeader = memo(function SiteHeader() {
  const offersMehndi = useOffersMehndi();
  return (
    <header className="sticky top-0 z-20 hidden border-b border-sand bg-ivory/95 backdrop-blur-sm lg:block">
      <div className="mx-auto flex h-18 max-w-page items-center gap-3 px-5">
        <Logo />
        <nav aria-label={shellCopy.mainLinks} className="ml-auto flex">
          {headerLinks(offersMehndi).map(({ to, label }) => (
            <NavLink key={to} to={to} end={to === '/'} className={linkStyle}>
              {label}
            </NavLink>
          ))}
        </nav>
        <div className="ml-auto flex items-center">
          <AuthLinks />
          <HeaderIcons />
        </div>
      </div>
    </header>
  );
});

const iconLinks: readonly (PageLink & { icon: LucideIcon })[] = [
  { ...createPageLink('/search-services'), icon: Search },
  { ...createPageLink('/profile'), icon: UserRound },
];

/** CSS shows the count until hydration, then the text does. */
function CartButton() {
  const count = countItemsInCart(useCart());
  return (
    <IconButton
      label={shellCopy.cart(count)}
      aria-haspopup="dialog"
      className="relative"
      onClick={openCart}
    >
      <ShoppingBag aria-hidden="true" />
      <span
        aria-hidden="true"
        className="cart-count absolute top-0.5 right-0 hidden h-5 min-w-5 items-center justify-center rounded-full border-2 border-ivory bg-plum-600 px-1 text-xs leading-none font-semibold text-white tabular-nums"
      >
        {count > 0 ? count : null}
      </span>
    </IconButton>
  );
}

function HeaderIcons() {
  return (
    <>
      {iconLinks.map(({ to, label, icon: Icon }) => (
        <Link key={to} to={to} aria-label={label} title={label} className={iconButtonStyle()}>
          <Icon aria-hidden="true" />
        </Link>
      ))}
      <CartButton />
    </>
  );
}

export const PhoneHeader = memo(function TopBar() {
  return (
    <header className="sticky top-0 z-20 border-b border-sand bg-ivory/95 backdrop-blur-sm lg:hidden">
      <div className="flex h-14 items-center justify-between pr-2 pl-4">
        <Logo />
        <div className="flex shrink-0">
          <HeaderIcons />
        </div>
      </div>
    </header>
  );
});
