// Plain JavaScript for Node 20: runs before Node 24 is installed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';

const spinnerFrames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const frameMs = 100;

/** @param {number} since */
const secondsSince = (since) => `${((performance.now() - since) / 1_000).toFixed(1)} s`;

/**
 * Shows a spinner and the elapsed time in a terminal, otherwise a line at the start and one at the end.
 *
 * @param {{ isTTY?: boolean | undefined; write: (text: string) => unknown }} output
 */
export const createProgress = (output) => {
  /** @type {<T>(what: string, work: () => Promise<T>) => Promise<T>} */
  const step = async (what, work) => {
    const since = performance.now();
    let turn = 0;
    const draw = () => {
      output.write(
        `\r${spinnerFrames[turn % spinnerFrames.length]} ${what} … ${secondsSince(since)}`,
      );
      turn += 1;
    };
    if (output.isTTY) draw();
    else output.write(`${what} …\n`);
    const drawing = output.isTTY ? setInterval(draw, frameMs) : undefined;
    /** @param {string} sign @param {string} outcome */
    const end = (sign, outcome) => {
      clearInterval(drawing);
      const time = secondsSince(since);
      output.write(
        output.isTTY ? `\r\x1b[K${sign} ${what}: ${time}\n` : `${what}: ${outcome} ${time}\n`,
      );
    };
    try {
      const result = await work();
      end('✓', 'done in');
      return result;
    } catch (error) {
      end('✗', 'failed after');
      throw error;
    }
  };
  return step;
};

export const step = createProgress(process.stdout);

const lastLines = 30;

/** Its message is the output of the program. */
export class ProgramFailed extends Error {}

/**
 * Writes the output of a program to a file. A failure throws its last lines and the file name.
 *
 * @param {string} command
 * @param {string[]} parameters
 * @param {{ cwd: string; logFile: string; env?: Record<string, string> }} options
 */
export const runLogged = async (command, parameters, { cwd, logFile, env = {} }) => {
  const log = openSync(logFile, 'w');
  const child = spawn(command, parameters, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', log, log],
  });
  const [code, signal] = await once(child, 'close').finally(() => closeSync(log));
  if (code === 0) return;
  const said = readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-lastLines).join('\n');
  const how = signal ? `was stopped by ${signal}` : `exited with code ${code}`;
  throw new ProgramFailed(`${said}\n\n${command} ${how}; see the full output in ${logFile}`);
};
