import { Link } from 'react-router';
import { shellCopy } from './copy.ts';

export function NotFoundScreen() {
  return (
    <main className="mx-auto max-w-page px-4 py-16 text-center">
      <h1 className="text-4xl">{shellCopy.notFoundTitle}</h1>
      <p className="mt-4">{shellCopy.notFoundText}</p>
      <p className="mt-8">
        <Link className="underline" to="/service">
          {shellCopy.toServices}
        </Link>
      </p>
    </main>
  );
}
