import { maxPushBytes, type PushPayload } from '@haldi/contract/messages/push-schema';
import type { OutgoingMessage } from '../channels/channel-adapter.ts';

const bytesOf = (payload: PushPayload): number => Buffer.byteLength(JSON.stringify(payload));

/** Never splits a surrogate pair. */
const cut = (text: string, length: number): string => {
  const characters = Array.from(text.toWellFormed());
  return characters.length <= length
    ? text.toWellFormed()
    : `${characters.slice(0, length).join('')}…`;
};

const longestTitle = 120;

/** Shortens the text to what push services accept. */
export const createPushPayload = ({
  id,
  title,
  text,
  path,
}: Pick<OutgoingMessage, 'id' | 'title' | 'text' | 'path'>): PushPayload => {
  const withBody = (length: number): PushPayload => ({
    title: cut(title, longestTitle),
    body: cut(text, length),
    url: path,
    tag: id,
  });
  let [fits, tooLong] = [0, text.length + 1];
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (bytesOf(withBody(middle)) <= maxPushBytes) fits = middle;
    else tooLong = middle;
  }
  return withBody(fits);
};
