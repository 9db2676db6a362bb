import { StringDecoder } from 'node:string_decoder';
import sax, { type SAXOptions } from 'sax';
import { AppError } from '../http/app-error.ts';
import { unreadableFileError } from './file-errors.ts';
import { zipCopy } from './read-zip.ts';

type Attributes = Readonly<Record<string, string>>;
export type XmlReader = {
  /** Names without namespace prefix. */
  open?: (name: string, attributes: Attributes) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
};

const hasDoctype = 'This file contains a document type declaration and cannot be imported.';

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
const chunkBytes = 64 * 1_024;

/**
 * Streams the document. Document types and custom entities are rejected, so nothing is expanded.
 */
export const readXml = (bytes: Buffer, { open, text, close }: XmlReader): void => {
  const options: SAXOptions & { strictEntities: boolean } = {
    strictEntities: true,
    position: false,
  };
  const parser = sax.parser(true, options);
  const refuse = (reason: string) => (): never => {
    throw unreadableFileError(reason);
  };
  parser.ondoctype = refuse(hasDoctype);
  parser.onerror = refuse(zipCopy.broken);
  parser.onopentag = ({ name, attributes }) => open?.(localName(name), attributes as Attributes);
  parser.ontext = (found) => text?.(found);
  parser.oncdata = (found) => text?.(found);
  parser.onclosetag = (name) => close?.(localName(name));
  const decoder = new StringDecoder('utf8');
  try {
    for (let at = 0; at < bytes.length; at += chunkBytes) {
      parser.write(decoder.write(bytes.subarray(at, at + chunkBytes)));
    }
    parser.close();
  } catch (error) {
    throw error instanceof AppError ? error : unreadableFileError(zipCopy.broken);
  }
};
