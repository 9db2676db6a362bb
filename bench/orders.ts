import { addDays, indiaDay } from '@haldi/contract/kit/dates';
import { readCatalogueFile } from '../apps/server/src/catalogue/service.ts';
import { formatOrderHttpRequest, openBusySalon } from './lib/busy-salon.ts';
import { type Load, measureLoad, measureRequests, median } from './lib/measure-load.ts';
import { hasPgbench, preparePgbenchOrders } from './lib/pgbench.ts';
import { startProduct } from './lib/start-product.ts';

/** Placing orders and requesting free slots, compared with the limit of the database. */
const clients = 16;
const ordersARound = 1_500;
const rounds = 5;
const oldOrders = Number(process.env.BENCH_ORDERS ?? 100_000);

const salon = await openBusySalon(oldOrders);
const product = await startProduct({ DATABASE_URL: salon.url, DEMO: '0' });
const { port } = product;
const [service] = await readCatalogueFile(salon.database.db, 'AllServices');
if (!service) throw new Error('the catalogue is empty');

const today = indiaDay(new Date());
const address = { street: '12 MG Road', city: 'Pune', pincode: '411001' };
let orderId = 600_000;
/** Spread over days and slots, so that none is refused. */
const nextOrder = (): string => {
  orderId += 1;
  const day = addDays(today, 1 + (orderId % 700));
  return formatOrderHttpRequest(
    salon,
    { orderId, service, day, address },
    Math.floor(orderId / 700),
  );
};
const overHttp = (orders: number): Promise<Load> =>
  measureRequests({ port, clients }, orders, nextOrder);

const limit = hasPgbench() ? await preparePgbenchOrders({ salon, service, clients }) : undefined;
if (!limit) console.log('pgbench is not installed: the database limit is not measured');

await overHttp(300);
limit?.run(1);
const measured: Load[] = [];
const limits: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  measured.push(await overHttp(ordersARound));
  if (limit) limits.push(limit.run(3));
}
const perSecond = median(measured.map((round) => round.perSecond));
const p99 = median(measured.map((round) => round.p99));
console.log(`Placing orders with ${clients} clients beside ${oldOrders} old ones`);
console.log(`the product over HTTP: ${Math.round(perSecond)} a second, p99 ${p99.toFixed(1)} ms`);
if (limit) {
  const most = median(limits);
  const share = Math.round((perSecond / most) * 100);
  console.log(`pgbench with the same statements: ${Math.round(most)} a second; ours is ${share} %`);
}

const slotsPath = `/api/booking/slots?date=${addDays(today, 10)}&duration=90`;
await measureLoad({ port, path: slotsPath, clients });
const asked: Load[] = [];
for (let round = 0; round < rounds; round += 1) {
  asked.push(await measureLoad({ port, path: slotsPath, clients }));
}
console.log(
  `availability: ${Math.round(median(asked.map((round) => round.perSecond)))} a second, p99 ${median(asked.map((round) => round.p99)).toFixed(1)} ms`,
);

await limit?.close();
await product.stop();
await salon.close();
