import { SendHorizontal } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { cx } from '../ui/cx.ts';
import { BotReplyBody } from './bot-reply.tsx';
import { faqCopy } from './copy.ts';
import type { FaqEntry } from './shared/faq-entry.ts';
import { type ChatMessage, useChat } from './use-chat.ts';

function Bubble({ message }: { message: ChatMessage }) {
  const isBot = message.from === 'bot';
  return (
    <li data-from={message.from} className={cx('flex animate-rise', !isBot && 'justify-end')}>
      <div
        className={cx(
          'max-w-[92%] rounded-card px-4 py-2.5 sm:max-w-[85%]',
          isBot ? 'rounded-tl-sm bg-haldi-100' : 'rounded-br-sm bg-plum-700 text-white',
        )}
      >
        <span className="sr-only">{isBot ? faqCopy.bot : faqCopy.you}: </span>
        {isBot ? <BotReplyBody reply={message.reply} /> : <p>{message.text}</p>}
      </div>
    </li>
  );
}

function ThinkingBubble() {
  return (
    <li className="flex">
      <p className="flex animate-[appear_0s_150ms_both] gap-1.5 rounded-card rounded-tl-sm bg-haldi-100 px-4 py-4">
        <span className="sr-only">{faqCopy.thinking}</span>
        {['', '[animation-delay:200ms]', '[animation-delay:400ms]'].map((delay) => (
          <span
            key={delay}
            aria-hidden="true"
            className={cx('size-2 animate-breathe rounded-full bg-plum-600', delay)}
          />
        ))}
      </p>
    </li>
  );
}

type SuggestionsProps = {
  suggested: readonly string[];
  onChoose: (text: string) => void;
  onNear: () => void;
};

function Suggestions({ suggested, onChoose, onNear }: SuggestionsProps) {
  return (
    <ul aria-label={faqCopy.suggestions} className="mt-4 flex flex-wrap gap-2">
      {suggested.map((text) => (
        <li key={text}>
          <button
            type="button"
            onClick={() => onChoose(text)}
            onPointerEnter={onNear}
            className="min-h-11 rounded-full border border-edge bg-white px-4 leading-tight text-plum-900 transition-colors hover:border-plum-600 hover:bg-haldi-100"
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Scrolls to the latest question, so that long answers start at the top. */
const useScrollToLatest = (count: number) => {
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = log.current;
    const latest = [...(box?.querySelectorAll<HTMLElement>('[data-from=you]') ?? [])].at(-1);
    if (count < 2 || !box || !latest) return;
    box.scrollTo({ top: latest.offsetTop - 12, behavior: 'smooth' });
  }, [count]);
  return log;
};

type ChatPanelProps = {
  business: string;
  questions: readonly FaqEntry[];
  suggested: readonly string[];
};

export function ChatPanel({ business, questions, suggested }: ChatPanelProps) {
  const { messages, isThinking, ask, getReady } = useChat(questions);
  const input = useRef<HTMLInputElement>(null);
  const log = useScrollToLatest(messages.length + (isThinking ? 1 : 0));
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!input.current) return;
    void ask(input.current.value);
    input.current.value = '';
  };
  return (
    <section
      aria-label={faqCopy.botName(business)}
      className="flex h-[calc(100dvh-19rem)] max-h-180 min-h-100 flex-col overflow-hidden rounded-card border border-sand bg-white shadow-soft lg:h-[calc(100dvh-16.5rem)]"
    >
      <header className="flex items-center gap-3 border-b border-sand bg-haldi-50 px-4 py-2.5">
        <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-white">
          <img src="/pictures/mark.svg" alt="" width={28} height={28} />
        </span>
        <div className="leading-tight">
          <p className="font-display text-lg leading-snug font-medium wrap-anywhere text-plum-900">
            {faqCopy.botName(business)}
          </p>
          <p className="text-sm text-stone">{faqCopy.botLine}</p>
        </div>
      </header>
      <div
        ref={log}
        role="log"
        aria-label={faqCopy.log}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be focusable
        tabIndex={0}
        className="relative min-h-0 grow overflow-y-auto px-4 py-4 -outline-offset-3"
      >
        <ol className="grid gap-3">
          {messages.map((message) => (
            <Bubble key={message.id} message={message} />
          ))}
          {isThinking && <ThinkingBubble />}
        </ol>
        <Suggestions suggested={suggested} onChoose={(text) => void ask(text)} onNear={getReady} />
      </div>
      <form onSubmit={submit} className="flex items-center gap-2 border-t border-sand p-3">
        <input
          ref={input}
          type="text"
          aria-label={faqCopy.inputLabel}
          placeholder={faqCopy.placeholder}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="send"
          onFocus={getReady}
          className="h-12 w-full min-w-0 grow rounded-full border border-edge bg-white px-5 placeholder:text-stone hover:border-plum-600"
        />
        <button
          type="submit"
          aria-label={faqCopy.send}
          title={faqCopy.send}
          className="flex size-12 shrink-0 items-center justify-center rounded-full bg-plum-700 text-white transition-colors hover:bg-plum-600"
        >
          <SendHorizontal aria-hidden="true" className="size-5" />
        </button>
      </form>
    </section>
  );
}
