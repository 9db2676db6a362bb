import {
  CircleCheckBig,
  Droplets,
  HandHeart,
  type LucideIcon,
  PackageOpen,
  ShieldCheck,
  Trash2,
} from 'lucide-react';
import { aboutCopy } from './copy.ts';

const icons: readonly LucideIcon[] = [
  CircleCheckBig,
  ShieldCheck,
  Droplets,
  PackageOpen,
  HandHeart,
  Trash2,
];

type PromisesProps = {
  promises: readonly { title: string; text: string }[];
  /** Written by the owner, so they may not be about hygiene. */
  isOwn: boolean;
};

export function SalonPromises({ promises, isOwn }: PromisesProps) {
  if (promises.length === 0) return null;
  return (
    <section aria-labelledby="hygiene" className="bg-leaf-100">
      <div className="mx-auto grid max-w-page gap-8 px-4 py-14 lg:grid-cols-[22rem_1fr] lg:gap-16 lg:px-5 lg:py-24">
        <div>
          <h2 id="hygiene" className="text-2xl text-plum-900 lg:text-3xl">
            {isOwn ? aboutCopy.promisesTitle : aboutCopy.hygieneTitle}
          </h2>
          <p className="mt-2 text-plum-950 lg:text-lg">
            {isOwn ? aboutCopy.promisesIntro : aboutCopy.hygieneIntro}
          </p>
          <img
            src="/pictures/scenes/facial-cleanup.svg"
            alt=""
            width={480}
            height={360}
            loading="lazy"
            className="mt-6 hidden h-auto w-full rounded-card lg:block"
          />
        </div>
        <ul className="grid content-start gap-x-10 gap-y-7 sm:grid-cols-2">
          {promises.map(({ title, text }, place) => {
            const Icon = (isOwn ? undefined : icons[place]) ?? ShieldCheck;
            return (
              <li key={title} className="flex gap-4">
                <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-white text-leaf-700">
                  <Icon aria-hidden="true" className="size-6" />
                </span>
                <div className="min-w-0 wrap-anywhere">
                  <h3 className="text-xl text-plum-900">{title}</h3>
                  <p className="mt-0.5 text-plum-950">{text}</p>
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
