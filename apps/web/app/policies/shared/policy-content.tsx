import { parsePolicyText } from '@haldi/contract/policies/parse-policy-text';
import { useMemo } from 'react';

/** Plain text only; markup is not interpreted. */
export function PolicyContent({ text }: { text: string }) {
  const blocks = useMemo(
    // Texts may repeat, so the index is the key.
    () => parsePolicyText(text).map((block, place) => ({ ...block, key: `${place}` })),
    [text],
  );
  return (
    <div className="space-y-4 leading-relaxed wrap-anywhere">
      {blocks.map((block) => {
        if (block.kind === 'heading') {
          return (
            <h2
              key={block.key}
              className="scroll-mt-24 pt-5 text-xl text-plum-900 first:pt-0 lg:text-2xl"
            >
              {block.text}
            </h2>
          );
        }
        if (block.kind === 'paragraph') {
          return (
            <p key={block.key} className="whitespace-pre-line">
              {block.text}
            </p>
          );
        }
        return (
          <ul key={block.key} className="list-disc space-y-2 pl-5 marker:text-haldi-500">
            {block.items.map((item, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: texts may repeat
              <li key={place} className="pl-1">
                {item}
              </li>
            ))}
          </ul>
        );
      })}
    </div>
  );
}
