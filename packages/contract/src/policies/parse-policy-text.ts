/** Plain text: there is no inline markup and there are no links. */
export type PolicyBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'paragraph'; text: string };

const heading = /^##\s+(.+)$/;
const item = /^[-•]\s+(.+)$/;

/** `## ` starts a heading, `- ` a list item, and an empty line ends a paragraph. */
export const parsePolicyText = (text: string): PolicyBlock[] => {
  const blocks: PolicyBlock[] = [];
  let isOpen = false;
  for (const line of text.split('\n').map((one) => one.trim())) {
    const last = isOpen ? blocks.at(-1) : undefined;
    const title = heading.exec(line)?.[1];
    const point = item.exec(line)?.[1];
    isOpen = line !== '' && title === undefined;
    if (line === '') continue;
    if (title !== undefined) blocks.push({ kind: 'heading', text: title });
    else if (point !== undefined && last?.kind === 'list') last.items.push(point);
    else if (point !== undefined) blocks.push({ kind: 'list', items: [point] });
    else if (last?.kind === 'paragraph') last.text += `\n${line}`;
    else if (last?.kind === 'list') last.items.push(`${last.items.pop()} ${line}`);
    else blocks.push({ kind: 'paragraph', text: line });
  }
  return blocks;
};
