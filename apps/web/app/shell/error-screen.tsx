import { shellCopy } from './copy.ts';

/** Shown when something broke that nobody expected: no part in it that could break again. */
export function ErrorScreen() {
  return (
    <main className="mx-auto max-w-page px-4 py-16 text-center">
      <h1 className="text-4xl">{shellCopy.errorTitle}</h1>
      <p className="mt-4">{shellCopy.errorText}</p>
      <p className="mt-8 flex justify-center gap-6">
        <button type="button" className="underline" onClick={() => location.reload()}>
          {shellCopy.tryAgain}
        </button>
        <a className="underline" href="/">
          {shellCopy.toHome}
        </a>
      </p>
    </main>
  );
}
