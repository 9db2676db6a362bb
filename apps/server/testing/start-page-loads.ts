import { randomPageRequest } from './send-traffic.ts';

export type PageLoads = {
  count: () => number;
  failed: string[];
  stop: () => Promise<void>;
};

const pause = () => new Promise((resolve) => setTimeout(resolve, 20));

export const startPageLoads = (address: string, readers: number): PageLoads => {
  const failed: string[] = [];
  let answered = 0;
  let stopped = false;
  const read = async (): Promise<void> => {
    while (!stopped) {
      const { path } = randomPageRequest();
      try {
        const answer = await fetch(new URL(path, address), {
          signal: AbortSignal.timeout(120_000),
        });
        const text = await answer.text();
        if (answer.status === 200) answered += 1;
        else failed.push(`${path}: ${answer.status} ${text.slice(0, 200)}`);
      } catch (error) {
        failed.push(`${path}: ${error}`);
      }
      await pause();
    }
  };
  const reading = Promise.all(Array.from({ length: readers }, read));
  return {
    count: () => answered,
    failed,
    stop: async () => {
      stopped = true;
      await reading;
    },
  };
};
