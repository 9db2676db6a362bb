import { ArrowRight, ChevronDown } from 'lucide-react';
import { Link } from '../ui/link.tsx';
import { faqCopy } from './copy.ts';
import type { FaqGroup } from './shared/faq-entry.ts';

/** Works without JavaScript. */
export function FaqList({ groups }: { groups: readonly FaqGroup[] }) {
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className="text-2xl text-plum-900">
        {faqCopy.questionsTitle}
      </h2>
      {groups.map(({ title, entries }) => (
        <div key={title} className="mt-7 first-of-type:mt-5">
          <h3 className="text-xl text-plum-900">{title}</h3>
          <div className="mt-2 border-b border-sand">
            {entries.map(({ id, question, answer, link }) => (
              <details key={id} id={id} className="group border-t border-sand">
                <summary className="flex min-h-13 list-none items-center justify-between gap-4 py-2.5 font-semibold text-plum-900 [&::-webkit-details-marker]:hidden">
                  <span className="min-w-0 wrap-anywhere">{question}</span>
                  <ChevronDown
                    aria-hidden="true"
                    className="size-5 shrink-0 text-plum-600 transition-transform group-open:rotate-180"
                  />
                </summary>
                <div className="max-w-160 pb-4">
                  <p className="whitespace-pre-line wrap-anywhere text-stone">{answer}</p>
                  {link && (
                    <Link
                      to={link.to}
                      className="mt-1 inline-flex min-h-11 items-center gap-1.5 font-semibold text-plum-600 underline-offset-4 hover:underline"
                    >
                      {link.label}
                      <ArrowRight aria-hidden="true" className="size-4" />
                    </Link>
                  )}
                </div>
              </details>
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}
