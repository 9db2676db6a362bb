import { buttonStyle } from '../ui/button-style.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { shellCopy } from './copy.ts';

/** Plain elements only, so that it cannot fail itself. */
export function ErrorScreen() {
  return (
    <main className="mx-auto flex min-h-dvh max-w-140 flex-col items-center justify-center px-5 py-16 text-center">
      <img src="/pictures/empty/error.svg" alt="" width={200} height={160} />
      <h1 className="mt-6 text-3xl text-plum-900 lg:text-4xl">{shellCopy.errorTitle}</h1>
      <p className="mt-4 text-lg text-stone">{shellCopy.errorText}</p>
      <p className="mt-8 flex flex-wrap justify-center gap-3">
        <button
          type="button"
          className={buttonStyle('primary', 'medium')}
          onClick={() => location.reload()}
        >
          {shellCopy.tryAgain}
        </button>
        <a className={buttonStyle('secondary', 'medium')} href="/">
          {shellCopy.toHome}
        </a>
      </p>
    </main>
  );
}

export function NotFoundScreen() {
  return (
    <div className="mx-auto max-w-140 px-5 py-16 text-center lg:py-24">
      <img
        src="/pictures/empty/not-found.svg"
        alt=""
        width={200}
        height={160}
        className="mx-auto"
      />
      <h1 className="mt-6 text-3xl text-plum-900 lg:text-4xl">{shellCopy.notFoundTitle}</h1>
      <p className="mt-4 text-lg text-stone">{shellCopy.notFoundText}</p>
      <p className="mt-8 flex flex-wrap justify-center gap-3">
        <LinkButton to="/service">{shellCopy.toServices}</LinkButton>
        <LinkButton to="/" look="secondary">
          {shellCopy.toHome}
        </LinkButton>
      </p>
    </div>
  );
}
