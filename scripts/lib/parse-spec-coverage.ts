export type CoverageRow = {
  line: number;
  requirement: string;
  files: string[];
  tests: { file: string; title: string }[];
};

const spansOf = (cell: string): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span.trim());

export const parseCoverageRows = (page: string): CoverageRow[] =>
  page.split('\n').flatMap((text, index) => {
    const [, requirement = '', files = '', tests = ''] = text.split('|').map((cell) => cell.trim());
    if (!text.startsWith('|') || /^-+$/.test(requirement) || requirement === 'requirement') {
      return [];
    }
    return {
      line: index + 1,
      requirement,
      files: spansOf(files),
      tests: spansOf(tests).map((span) => {
        const [file = '', title = ''] = span.split(' › ');
        return { file, title };
      }),
    };
  });

/** Texts in single quotes; apostrophes are ignored. */
export const quotedTextsIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/(?<!\w)'([^'\n]+)'(?!\w)/g)].map(([, quoted = '']) => quoted));

/** Placeholders (`{n}`, `...`) match anything. */
export const isQuotedTextInSource = (source: string, quoted: string): boolean =>
  source.includes(quoted) ||
  quoted
    .split(/\{\w+\}|\.{3}/)
    .filter((part) => part.trim() !== '')
    .every((part) => source.includes(part));

export const headingsOf = (page: string): string[] =>
  [...page.matchAll(/^#{2,3} (.+)$/gm)].map(([, heading = '']) => heading.trim());
