import type { HidingDetails } from '@haldi/contract/kit/hidden-content';
import { EyeOff } from 'lucide-react';

type HiddenNoticeProps = { hidden: HidingDetails | undefined; title: string; text: string };

/** Shown to the author of hidden content. */
export function HiddenContentNotice({ hidden, title, text }: HiddenNoticeProps) {
  if (!hidden) return null;
  return (
    <div className="mb-5 flex gap-3 rounded-field border border-haldi-400 bg-haldi-50 px-4 py-3">
      <EyeOff aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-plum-700" />
      <div className="min-w-0">
        <p className="font-semibold text-plum-900">{title}</p>
        <p className="break-words">“{hidden.reason}”</p>
        <p className="mt-1 text-sm text-stone">{text}</p>
      </div>
    </div>
  );
}
