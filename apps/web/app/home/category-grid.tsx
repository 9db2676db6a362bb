import { categories } from '@haldi/contract/catalogue/categories';
import { Fragment } from 'react';
import { Link } from '../ui/link.tsx';
import { homeCopy } from './copy.ts';

/** Breaks between words only: "Clean-Up" stays in one piece. */
function Words({ text }: { text: string }) {
  return (
    <span>
      {text.split(' ').map((word, place) => (
        <Fragment key={word}>
          {place > 0 && ' '}
          <span className="whitespace-nowrap">{word}</span>
        </Fragment>
      ))}
    </span>
  );
}

/** All nine, in one phone screen together with the heading and the search. */
export function CategoryGrid() {
  return (
    <section aria-labelledby="categories">
      <h2 id="categories" className="sr-only">
        {homeCopy.categories}
      </h2>
      <ul className="grid grid-cols-3 gap-2.5 md:gap-4 lg:grid-cols-9 lg:gap-3">
        {categories.map(({ slug, name }) => (
          <li key={slug}>
            <Link
              to={`/service/${slug}`}
              className="group flex h-full flex-col overflow-hidden rounded-card border border-sand bg-white shadow-soft transition-colors hover:border-haldi-500"
            >
              <img
                src={`/pictures/scenes/${slug}.svg`}
                alt=""
                width={160}
                height={120}
                fetchPriority="low"
                className="aspect-4/3 w-full bg-haldi-100 object-cover lg:aspect-square"
              />
              <span className="flex min-h-11 grow items-center justify-center px-1 py-1.5 text-center text-sm leading-tight font-semibold text-plum-900">
                <Words text={name} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
