import { isUtf8 } from 'node:buffer';
import { type Entry, fromBufferPromise, validateFileName, type ZipFile } from 'yauzl';
import { AppError } from '../http/app-error.ts';
import { fileTooLargeError, unreadableFileError } from './file-errors.ts';

/** Enforced while unpacking: the sizes declared in a zip may be wrong. */
export type ZipLimits = {
  entries: number;
  /** Bytes of one entry, and of all entries that are read. */
  entry: number;
  total: number;
};

/** A higher compression ratio indicates a zip bomb. */
const maxRatio = 100;
/** Files up to this size may have any ratio. */
const smallBytes = 1_024 * 1_024;

export const zipCopy = {
  broken: 'This file is damaged and cannot be read. Save it again and try again.',
  encrypted: 'This file has a password. Save it without a password and try again.',
  unsafePath: 'This file contains unsafe file paths and cannot be imported.',
  nested: 'This file contains another zip file. Remove it and try again.',
  duplicate: 'This file contains two files with the same name.',
  tooManyFiles: (entries: number) => `This file contains more than ${entries} files.`,
  tooLarge: 'This file is too large when unpacked.',
};

export type Zip = {
  names: readonly string[];
  /** As declared in the zip; reading checks the real size. */
  sizeOf: (name: string) => number;
  read: (name: string) => Promise<Buffer | undefined>;
};

/** Many programs write UTF-8 names without setting the flag. */
const nameOf = (entry: Entry): string =>
  isUtf8(entry.fileNameRaw)
    ? entry.fileNameRaw.toString('utf8').replaceAll('\\', '/')
    : entry.fileName;

const listEntries = async (zip: ZipFile, bounds: ZipLimits): Promise<Map<string, Entry>> => {
  if (zip.entryCount > bounds.entries)
    throw fileTooLargeError(zipCopy.tooManyFiles(bounds.entries));
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    const name = nameOf(entry);
    if (validateFileName(name) !== null) throw unreadableFileError(zipCopy.unsafePath);
    if (name.endsWith('/')) continue;
    if (entry.isEncrypted()) throw unreadableFileError(zipCopy.encrypted);
    if (entries.has(name)) throw unreadableFileError(zipCopy.duplicate);
    entries.set(name, entry);
  }
  return entries;
};

const isZip = (bytes: Buffer): boolean => bytes.toString('latin1', 0, 4) === 'PK\u0003\u0004';

const toAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  const message = error instanceof Error ? error.message : '';
  if (/relative path|absolute path/.test(message)) return unreadableFileError(zipCopy.unsafePath);
  return unreadableFileError(/encrypt/.test(message) ? zipCopy.encrypted : zipCopy.broken);
};

export const openZip = async (bytes: Buffer, bounds: ZipLimits): Promise<Zip> => {
  let remaining = bounds.total;
  const readEntry = async (zip: ZipFile, entry: Entry): Promise<Buffer> => {
    const limit = Math.min(
      bounds.entry,
      remaining,
      Math.max(smallBytes, entry.compressedSize * maxRatio),
    );
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      size += chunk.length;
      // Throwing inside the loop destroys the stream.
      if (size > limit) throw fileTooLargeError(zipCopy.tooLarge);
      chunks.push(chunk);
    }
    remaining -= size;
    const content = Buffer.concat(chunks);
    if (isZip(content)) throw unreadableFileError(zipCopy.nested);
    return content;
  };
  try {
    const zip = await fromBufferPromise(bytes, { lazyEntries: true });
    const entries = await listEntries(zip, bounds);
    return {
      names: [...entries.keys()],
      sizeOf: (name) => entries.get(name)?.uncompressedSize ?? 0,
      read: async (name) => {
        const entry = entries.get(name);
        if (!entry) return undefined;
        return readEntry(zip, entry).catch((error: unknown) => {
          throw toAppError(error);
        });
      },
    };
  } catch (error) {
    throw toAppError(error);
  }
};
