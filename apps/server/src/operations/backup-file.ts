import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { StartError } from '../start-error.ts';

/**
 * A backup is gzipped text, one record per line: the head, then for each table its name, its rows
 * as JSON and their number. The tail marks a complete file.
 */
export type BackupLine =
  | { kind: 'head'; format: 1; takenAt: string; migrations: string[] }
  | { kind: 'table'; name: string; columns: string[] }
  | { kind: 'row'; json: string }
  | { kind: 'end'; rows: number }
  | { kind: 'tail'; tables: number };

export const serializeBackupLine = (line: BackupLine): string =>
  line.kind === 'row' ? `=${line.json}\n` : `${JSON.stringify(line)}\n`;

const readLine = (text: string): BackupLine =>
  text.startsWith('=') ? { kind: 'row', json: text.slice(1) } : JSON.parse(text);

/** Throws if the file is incomplete or is not a backup. */
export async function* readBackup(file: string): AsyncGenerator<BackupLine> {
  const source = createReadStream(file);
  const unzipped = source.pipe(createGunzip());
  source.on('error', (error) => unzipped.destroy(error));
  let lastLine: BackupLine | undefined;
  try {
    for await (const text of createInterface({ input: unzipped })) {
      lastLine = readLine(text);
      yield lastLine;
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`${file} cannot be read as a backup: ${(error as Error).message}.`);
  }
  if (lastLine?.kind !== 'tail')
    throw new StartError(`${file} is incomplete: the end of the backup is missing.`);
}
