import { LinkButton } from '../ui/link-button.tsx';
import { contactCopy } from './copy.ts';

/** Renders both variants; CSS shows one, because cached pages are the same for everyone. */
export function AccountLinksCard() {
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
