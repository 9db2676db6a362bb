import { Fragment } from 'react';
import { useMenuPages } from '../menu/shared/menu-pages.ts';
import { cx } from '../ui/cx.ts';
import { Link } from '../ui/prefetching-links.tsx';
import { homeCopy } from './copy.ts';

/** Breaks lines between words only: “Clean-Up” is not split. */
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

/** Avoids gaps in the rows on wide screens. */
const columns = (count: number): string => {
  if (count <= 2) return 'grid-cols-2 lg:max-w-100';
  if (count === 4) return 'grid-cols-2 lg:grid-cols-4 lg:max-w-200';
  if (count === 3) return 'grid-cols-3 lg:max-w-150';
  if (count <= 9) return cx('grid-cols-3', wide[count]);
  return 'grid-cols-3 lg:grid-cols-6';
};

const wide: Record<number, string> = {
  5: 'lg:grid-cols-5',
  6: 'lg:grid-cols-6',
  7: 'lg:grid-cols-7',
  8: 'lg:grid-cols-8',
  9: 'lg:grid-cols-9',
};

export function CategoryGrid() {
  const pages = useMenuPages();
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby="categories">
      <h2 id="categories" className="sr-only">
        {homeCopy.categories}
      </h2>
      <ul className={cx('grid gap-2.5 md:gap-4 lg:gap-3', columns(pages.length))}>
        {pages.map(({ slug, name, scene }) => (
          <li key={slug}>
            <Link
              to={`/service/${slug}`}
              className="group flex h-full flex-col overflow-hidden rounded-card border border-sand bg-white shadow-soft transition-colors hover:border-haldi-500"
            >
              <img
                src={`/pictures/scenes/${scene}.svg`}
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
