import multipart, { type MultipartFile, type MultipartValue } from '@fastify/multipart';
import { imageLimits } from '@haldi/contract/images/uploaded-images';
import { formatMegabytes } from '@haldi/contract/kit/format-megabytes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

declare module 'fastify' {
  interface FastifyRequest {
    formFiles: Record<string, Uint8Array>;
  }
}

const fieldBytes = 100 * 1_024;

/** Fastify's body limit does not apply to multipart forms. */
const limits = {
  files: 1,
  fileSize: imageLimits.bytes,
  fields: 10,
  fieldSize: fieldBytes,
  fieldNameSize: 100,
  // With a finite limit, a form that ends inside a part beyond it would end the process: the parser
  // handles no errors there. Fields, files and the request timeout are limited instead.
  parts: Number.POSITIVE_INFINITY,
  headerPairs: 20,
};

export const registerMultipart = async (app: FastifyInstance): Promise<void> => {
  await app.register(multipart, { limits });
  app.decorateRequest('formFiles');
};

const malformed = (): AppError => new AppError('BAD_REQUEST', 'The request is malformed.');

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';
const fileTooLarge = (bytes: number): AppError => {
  const reason = `Choose a file of at most ${formatMegabytes(bytes)}.`;
  return new AppError('TOO_LARGE', reason, { fields: { file: reason } });
};

const textOf = ({ value, valueTruncated, fieldnameTruncated }: MultipartValue): string => {
  if (valueTruncated) throw new AppError('TOO_LARGE', 'This request is too large.');
  if (typeof value !== 'string' || fieldnameTruncated) throw malformed();
  // Browsers send line breaks in forms as CRLF.
  return value.replace(/\r\n?/g, '\n');
};

const bytesOf = async (part: MultipartFile, expected: readonly string[]): Promise<Buffer> => {
  const bytes = await part.toBuffer();
  if (!expected.includes(part.fieldname)) throw malformed();
  return bytes;
};

const readParts = async (
  request: FastifyRequest,
  fileNames: readonly string[],
  fileSize: number,
): Promise<void> => {
  const fields = new Map<string, string>();
  const files = new Map<string, Uint8Array>();
  for await (const part of request.parts({ limits: { ...limits, fileSize } })) {
    if (fields.has(part.fieldname) || files.has(part.fieldname)) throw malformed();
    if (part.type === 'field') {
      fields.set(part.fieldname, textOf(part));
    } else {
      const bytes = await bytesOf(part, fileNames);
      // An empty file input still sends its name.
      if (bytes.length > 0) files.set(part.fieldname, bytes);
    }
  }
  request.body = Object.fromEntries(fields);
  request.formFiles = Object.fromEntries(files);
};

/** The fields become the body, which is validated like any other. */
export const readMultipartForm = async (
  request: FastifyRequest,
  fileNames: readonly string[],
  fileBytes: number = imageLimits.bytes,
): Promise<void> => {
  try {
    await readParts(request, fileNames, fileBytes);
  } catch (error) {
    if (fileBytes !== imageLimits.bytes && isTooLarge(error)) throw fileTooLarge(fileBytes);
    const isKnown = error instanceof AppError || (error instanceof Error && 'code' in error);
    // Parser errors without a code mean that the form is malformed.
    throw isKnown ? error : malformed();
  }
};
