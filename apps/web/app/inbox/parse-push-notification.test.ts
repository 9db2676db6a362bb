import { describe, expect, test } from 'vitest';
import {
  findWindowShowingPath,
  parsePushNotification,
  sameSitePath,
} from './parse-push-notification.ts';

const origin = 'https://haldi.example';
const payload = {
  title: 'Usha is on the way',
  body: 'Follow it',
  url: '/visit#abc',
  tag: 'order-1',
};
const news = { title: 'There is an update about your visit', body: '', tag: 'news', path: '/' };

describe('the notification of a push message', () => {
  test('shows its content', () => {
    const { url, ...shown } = payload;
    expect(parsePushNotification(JSON.stringify(payload), origin)).toEqual({ ...shown, path: url });
  });
  test.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['no JSON', 'hello'],
    ['a list', '[]'],
    ['nothing at all in it', 'null'],
    ['a part', JSON.stringify({ title: 'Hello' })],
    ['numbers', JSON.stringify({ ...payload, title: 1 })],
    ['more than was agreed on', JSON.stringify({ ...payload, icon: 'https://elsewhere.example' })],
  ])('%s still shows a notification', (_, text) => {
    expect(parsePushNotification(text, origin)).toEqual(news);
  });
  test('a title is never empty', () => {
    expect(parsePushNotification(JSON.stringify({ ...payload, title: '' }), origin).title).toBe(
      news.title,
    );
  });
});

test.each([
  ['/track-order/1/123456', '/track-order/1/123456'],
  ['/visit#secret', '/visit#secret'],
  ['/admin/orders/123456?tab=1', '/admin/orders/123456?tab=1'],
  ['https://haldi.example/faq', '/faq'],
  ['https://elsewhere.example/faq', '/'],
  ['//elsewhere.example/faq', '/'],
  ['/\\elsewhere.example', '/'],
  ['http://haldi.example/faq', '/'],
  ['javascript:alert(1)', '/'],
  ['data:text/html,hello', '/'],
  ['http://[', '/'],
  ['', '/'],
])('%s leads to %s', (address, path) => {
  expect(sameSitePath(address, origin)).toBe(path);
});

test('finds a window that shows the page, but no other page of the site', () => {
  const windows = [`${origin}/`, `${origin}/visit#other`, `${origin}/visit#mine`].map((url) => ({
    url,
  }));
  expect(findWindowShowingPath(windows, '/visit#mine', origin)).toBe(windows[2]);
  expect(findWindowShowingPath(windows, '/my-order', origin)).toBeUndefined();
});
