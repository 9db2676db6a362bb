import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { accountsCopy } from '../copy.ts';

type AuthPageProps = { title: string; intro?: ReactNode; children?: ReactNode };

export function AuthPageLayout({ title, intro, children }: AuthPageProps) {
  return (
    <div className="mx-auto grid max-w-page gap-16 px-4 py-8 lg:grid-cols-[26rem_1fr] lg:px-5 lg:py-14">
      <aside className="hidden self-start rounded-card bg-haldi-100 px-9 pt-9 pb-10 lg:sticky lg:top-28 lg:block">
        <img
          src="/pictures/hero.svg"
          alt=""
          width={720}
          height={640}
          className="mx-auto h-auto w-full"
        />
        <p className="mt-6 font-display text-2xl text-plum-900">{accountsCopy.asideTitle}</p>
        <ul className="mt-4 space-y-2.5">
          {accountsCopy.asidePoints.map((point) => (
            <li key={point} className="flex items-start gap-3">
              <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-plum-600" />
              {point}
            </li>
          ))}
        </ul>
      </aside>
      <div className="mx-auto w-full max-w-120 lg:mx-0 lg:max-w-140 lg:py-4">
        <h1 className="text-3xl text-plum-900 lg:text-4xl">{title}</h1>
        {intro && <p className="mt-2 text-lg text-stone">{intro}</p>}
        {children}
      </div>
    </div>
  );
}
