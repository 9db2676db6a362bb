import { StringDecoder } from 'node:string_decoder';
import sax, { type SAXOptions } from 'sax';
import { AppError } from '../http/app-error.ts';
import { unreadableFileError } from './file-errors.ts';
import { zipCopy } from './zip.ts';

type Attributes = Readonly<Record<string, string>>;
export type XmlReader = {
  /** Names without namespace prefix. */
  open?: (name: string, attributes: Attributes) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
};

const declaresEntities = 'This file contains a document type declaration and cannot be imported.';

const plain = (name: string): string => name.slice(name.indexOf(':') + 1);
const pieceBytes = 64 * 1_024;

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
  parser.ondoctype = refuse(declaresEntities);
  parser.onerror = refuse(zipCopy.broken);
  parser.onopentag = ({ name, attributes }) => open?.(plain(name), attributes as Attributes);
  parser.ontext = (found) => text?.(found);
  parser.oncdata = (found) => text?.(found);
  parser.onclosetag = (name) => close?.(plain(name));
  const decoder = new StringDecoder('utf8');
  try {
    for (let at = 0; at < bytes.length; at += pieceBytes) {
      parser.write(decoder.write(bytes.subarray(at, at + pieceBytes)));
    }
    parser.close();
  } catch (error) {
    throw error instanceof AppError ? error : unreadableFileError(zipCopy.broken);
  }
};
