import { LinkButton } from '../../ui/link-button.tsx';
import { accountsCopy } from '../copy.ts';
import { addNextPageParameter, useNextPageParameter } from '../log-in/page-after-log-in.ts';

export function ProfileLogInPrompt() {
  const next = useNextPageParameter() ?? '/profile';
  return (
    <div className="mx-auto max-w-140 px-5 py-10 text-center lg:py-20">
      <img
        src="/pictures/scenes/facial-cleanup.svg"
        alt=""
        width={320}
        height={240}
        className="mx-auto rounded-card"
      />
      <h1 className="mt-8 text-3xl text-plum-900 lg:text-4xl">{accountsCopy.visitorTitle}</h1>
      <p className="mt-4 text-lg text-stone">{accountsCopy.visitorText}</p>
      <p className="mt-8 flex flex-wrap justify-center gap-3">
        <LinkButton size="large" to={addNextPageParameter('/contact/login', next)}>
          {accountsCopy.logIn}
        </LinkButton>
        <LinkButton
          size="large"
          look="secondary"
          to={addNextPageParameter('/contact/signup', next)}
        >
          {accountsCopy.signUp}
        </LinkButton>
      </p>
    </div>
  );
}
