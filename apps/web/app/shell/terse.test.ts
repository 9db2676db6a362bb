import { expect, test } from 'vitest';
import { foldFirst } from './first-frame.ts';
import { holdEarlyPresses } from './held-presses.ts';
import { startLate } from './late-start.ts';
import { terse } from './terse.ts';

test('a script loses its indents and nothing else', () => {
  expect(terse("\n  if (a) {\n    run('x  y');\n\n  }\n")).toBe("if (a) {\nrun('x  y');\n}");
});

test.each(Object.entries({ foldFirst, holdEarlyPresses, startLate }))(
  '%s is still a script',
  (_name, script) => {
    expect(() => new Function(terse(script))).not.toThrow();
    expect(terse(script).length).toBeLessThan(script.length);
  },
);
