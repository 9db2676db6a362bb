import { addDays, indiaDay } from '@haldi/contract/kit/dates';
import { type Load, measureLoad, measureRequests } from './lib/measure-load.ts';
import { withDemoProduct } from './lib/start-product.ts';

/**
 * Response time of the health check while 16 connections request free days: the same request, which
 * is cached, and different ones, which are calculated. With rate limits, a network gets 120
 * calculations a minute.
 */
const seconds = 6;
const today = indiaDay(new Date());
const days = `/api/booking/days?from=${today}&to=${addDays(today, 41)}`;

await withDemoProduct(async ({ port }) => {
  const health = () => measureLoad({ port, path: '/api/health', clients: 1, seconds });
  let asked = 0;
  const requestDifferent = (count: number) =>
    measureRequests({ port, clients: 16 }, count, () => {
      asked += 1;
      return `GET ${days}&duration=${asked} HTTP/1.1\r\nhost: localhost:${port}\r\n\r\n`;
    });
  await requestDifferent(50);
  const alone = await health();
  const [kept, same] = await Promise.all([health(), measureLoad({ port, path: days, seconds })]);
  const [calculated, different] = await Promise.all([health(), requestDifferent(300)]);
  const asText = ({ p50, p99 }: Load): string =>
    `health p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${(p99 / alone.p99).toFixed(1)} times that alone`;
  console.log(`alone: ${asText(alone)}`);
  console.log(`beside ${Math.round(same.perSecond)} same questions a second: ${asText(kept)}`);
  console.log(
    `beside ${Math.round(different.perSecond)} different ones a second: ${asText(calculated)}`,
  );
  console.log(
    `a kept answer: ${(same.perSecond / different.perSecond).toFixed(0)} times as many a second`,
  );
});
