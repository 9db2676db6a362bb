import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const projectRoot = join(import.meta.dirname, '../..');

type Options = { cwd?: string; env?: Record<string, string> };

export const runProcess = (
  command: string,
  parameters: string[],
  { cwd = projectRoot, env = {} }: Options = {},
): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      cwd,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });

export const runOrExit = async (
  command: string,
  parameters: string[],
  options: Options = {},
): Promise<void> => {
  const code = await runProcess(command, parameters, options);
  if (code !== 0) process.exit(code);
};
