import { ChevronDown } from 'lucide-react';
import { LinkButton } from '../ui/link-button.tsx';
import { homeCopy } from './copy.ts';

type QuestionsProps = { questions: readonly { question: string; answer: string }[] };

export function HomeFaq({ questions }: QuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <section
      aria-labelledby="questions"
      className="mx-auto grid max-w-page gap-8 px-4 py-14 lg:grid-cols-[20rem_1fr] lg:gap-16 lg:px-5 lg:py-24"
    >
      <div>
        <h2 id="questions" className="text-2xl text-plum-900 lg:text-3xl">
          {homeCopy.questionsTitle}
        </h2>
        <LinkButton to="/faq" look="secondary" className="mt-6 max-lg:hidden">
          {homeCopy.moreQuestions}
        </LinkButton>
      </div>
      <div>
        <div className="border-b border-sand">
          {questions.map(({ question, answer }) => (
            <details key={question} className="group border-t border-sand">
              <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 text-lg font-semibold text-plum-900 [&::-webkit-details-marker]:hidden">
                <span className="min-w-0 wrap-anywhere">{question}</span>
                <ChevronDown
                  aria-hidden="true"
                  className="size-5 shrink-0 text-plum-600 transition-transform group-open:rotate-180"
                />
              </summary>
              <p className="max-w-160 pb-5 whitespace-pre-line wrap-anywhere text-stone">
                {answer}
              </p>
            </details>
          ))}
        </div>
        <LinkButton to="/faq" look="secondary" className="mt-6 lg:hidden">
          {homeCopy.moreQuestions}
        </LinkButton>
      </div>
    </section>
  );
}
