import type { Metric, Registry } from 'prom-client';
import type { Answered, Observe } from '../platform/early-answers.ts';

const name = 'haldi_http_request_seconds';
const bounds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 1, 5];

type Series = { labels: Answered; within: number[]; count: number; sum: number };

type Value = { metricName: string; labels: Record<string, string | number>; value: number };

const valuesOf = ({ labels, within, count, sum }: Series): Value[] => {
  let below = 0;
  const buckets = bounds.map((le, place) => {
    below += within[place] ?? 0;
    return { metricName: `${name}_bucket`, labels: { le, ...labels }, value: below };
  });
  return [
    ...buckets,
    { metricName: `${name}_bucket`, labels: { le: '+Inf', ...labels }, value: count },
    { metricName: `${name}_sum`, labels: { ...labels }, value: sum },
    { metricName: `${name}_count`, labels: { ...labels }, value: count },
  ];
};

/**
 * How long answers take, as a histogram. Counted here, because the library's own sorts and joins the
 * labels of every request: as much work as the rest of what a kept page needs from us.
 */
export const countRequestTimes = (registry: Registry): Observe => {
  const series = new Map<string, Series>();
  registry.registerMetric({
    name,
    get: async () => ({
      name,
      help: 'Time from the head of a request until its answer is handed over.',
      type: 'histogram',
      aggregator: 'sum',
      values: [...series.values()].flatMap(valuesOf),
    }),
  } as unknown as Metric);
  const seriesOf = (labels: Answered): Series => {
    const key = `${labels.status} ${labels.method} ${labels.route}`;
    const known = series.get(key);
    if (known) return known;
    const begun = { labels, within: bounds.map(() => 0), count: 0, sum: 0 };
    series.set(key, begun);
    return begun;
  };
  return (labels) => {
    const found = seriesOf(labels);
    return (seconds) => {
      found.count += 1;
      found.sum += seconds;
      const place = bounds.findIndex((bound) => seconds <= bound);
      if (place >= 0) found.within[place] = (found.within[place] ?? 0) + 1;
    };
  };
};
