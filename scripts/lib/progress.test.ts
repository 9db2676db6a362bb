import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createProgress, ProgramFailed, runLogged } from './progress.mjs';

const written = (isTTY: boolean) => {
  const texts: string[] = [];
  const step = createProgress({ isTTY, write: (text) => texts.push(text) });
  return { step, texts };
};

describe('a step', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('in a terminal it has a spinner and its time, and leaves one line', async () => {
    const { step, texts } = written(true);
    const { promise, resolve } = Promise.withResolvers<string>();
    const done = step('Building the pages', () => promise);
    await vi.advanceTimersByTimeAsync(250);
    expect(texts).toEqual([
      '\r⠋ Building the pages … 0.0 s',
      '\r⠙ Building the pages … 0.1 s',
      '\r⠹ Building the pages … 0.2 s',
    ]);
    resolve('built');
    expect(await done).toBe('built');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(texts.slice(3)).toEqual(['\r\x1b[K✓ Building the pages: 0.3 s\n']);
  });

  test('without a terminal it is two plain lines', async () => {
    const { step, texts } = written(false);
    await step('Installing packages', () => vi.advanceTimersByTimeAsync(2_000));
    expect(texts).toEqual(['Installing packages …\n', 'Installing packages: done in 2.0 s\n']);
  });

  test.each([
    [true, '\r\x1b[K✗ Starting the database: 0.0 s\n'],
    [false, 'Starting the database: failed after 0.0 s\n'],
  ])('one that fails says so, and the reason is kept (terminal: %s)', async (isTTY, last) => {
    const { step, texts } = written(isTTY);
    const failing = step('Starting the database', () => Promise.reject(new Error('no room')));
    await expect(failing).rejects.toThrow('no room');
    expect(texts.at(-1)).toBe(last);
  });
});

describe('a program whose output goes to a file', () => {
  const logIn = (): string => {
    const directory = mkdtempSync(join(tmpdir(), 'haldi-progress-'));
    onTestFinished(() => rmSync(directory, { recursive: true }));
    return join(directory, 'build.log');
  };
  const talk = (code: number): string[] => [
    '-e',
    `for (let n = 1; n <= 50; n += 1) console.log('line ' + n); console.error('oh no'); process.exitCode = ${code};`,
  ];

  test('prints nothing if it succeeds', async () => {
    const logFile = logIn();
    await runLogged('node', talk(0), { cwd: tmpdir(), logFile });
    expect(readFileSync(logFile, 'utf8')).toContain('line 1\n');
  });

  test('a failure contains its last output and the file', async () => {
    const logFile = logIn();
    const failing = runLogged('node', talk(3), { cwd: tmpdir(), logFile });
    const { message } = await failing.then(
      () => expect.unreachable(),
      (error: unknown) => error as Error,
    );
    expect(message).toContain('line 50');
    expect(message).toContain('oh no');
    expect(message).not.toContain('line 10\n');
    expect(message).toContain(`node exited with code 3; see the full output in ${logFile}`);
    await expect(failing).rejects.toBeInstanceOf(ProgramFailed);
  });

  test('a missing program is an error', async () => {
    const missing = runLogged('no-such-program', [], { cwd: tmpdir(), logFile: logIn() });
    await expect(missing).rejects.toThrow('ENOENT');
  });
});
