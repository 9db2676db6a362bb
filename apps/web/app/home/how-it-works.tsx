import type { PublicSettings } from '@haldi/contract/settings/schema';
import { CalendarCheck, House, type LucideIcon, Sparkles } from 'lucide-react';
import { openDaysSentence } from '../schedule/shared/open-weekdays-text.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { homeCopy } from './copy.ts';

const icons: readonly LucideIcon[] = [Sparkles, CalendarCheck, House];

type StepsProps = { settings: PublicSettings; charge: string | undefined };

export function HowItWorks({ settings, charge }: StepsProps) {
  const steps = homeCopy.steps(settings.booking.slots.length, openDaysSentence(settings), charge);
  return (
    <section aria-labelledby="steps" className="mx-auto max-w-page px-4 py-14 lg:px-5 lg:py-24">
      <h2 id="steps" className="text-2xl text-plum-900 lg:text-center lg:text-3xl">
        {homeCopy.stepsTitle}
      </h2>
      <ol className="mt-8 grid gap-8 md:grid-cols-3 lg:mt-14 lg:gap-12">
        {steps.map(({ title, text }, place) => {
          const Icon = icons[place] ?? Sparkles;
          return (
            <li key={title} className="flex gap-5 md:flex-col lg:items-center lg:text-center">
              <span className="relative flex size-16 shrink-0 items-center justify-center rounded-full bg-haldi-200 text-plum-700 lg:size-20">
                <Icon aria-hidden="true" className="size-7 lg:size-9" />
                <span
                  aria-hidden="true"
                  className="absolute -top-1 -right-1 flex size-7 items-center justify-center rounded-full border-2 border-ivory bg-plum-700 text-sm font-semibold text-white"
                >
                  {place + 1}
                </span>
              </span>
              <div>
                <h3 className="text-xl text-plum-900">{title}</h3>
                <p className="mt-1.5 max-w-80 text-stone">{text}</p>
              </div>
            </li>
          );
        })}
      </ol>
      <p className="mt-10 lg:mt-14 lg:text-center">
        <LinkButton to="/book" size="large">
          {homeCopy.bookNow}
        </LinkButton>
      </p>
    </section>
  );
}
