import { aboutCopy } from './copy.ts';

type VisitStepsProps = { horizonDays: number; charge: string | undefined };

export function HowVisitsWork({ horizonDays, charge }: VisitStepsProps) {
  return (
    <section aria-labelledby="visit" className="mx-auto max-w-page px-4 py-14 lg:px-5 lg:py-24">
      <h2 id="visit" className="text-2xl text-plum-900 lg:text-3xl">
        {aboutCopy.visitTitle}
      </h2>
      <p className="mt-1 text-stone lg:text-lg">{aboutCopy.visitIntro}</p>
      <ol className="relative mt-8 grid gap-8 before:absolute before:top-2 before:bottom-10 before:left-5.5 before:w-0.5 before:bg-haldi-300 lg:mt-14 lg:grid-cols-5 lg:gap-6 lg:before:top-5.5 lg:before:right-[16.4%] lg:before:bottom-auto lg:before:h-0.5 lg:before:w-auto">
        {aboutCopy.visit(horizonDays, charge).map(({ title, text }, place) => (
          <li key={title} className="relative flex gap-5 lg:flex-col">
            <span
              aria-hidden="true"
              className="flex size-11 shrink-0 items-center justify-center rounded-full border-4 border-ivory bg-haldi-300 font-display text-lg font-semibold text-plum-950"
            >
              {place + 1}
            </span>
            <div>
              <h3 className="text-xl text-plum-900">{title}</h3>
              <p className="mt-1 text-stone">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
