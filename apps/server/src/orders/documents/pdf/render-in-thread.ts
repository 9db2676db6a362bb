import { Worker } from 'node:worker_threads';
import { renderWorkerFile } from '../../../directories.ts';
import type { RenderJob } from './render-document.ts';

export type RenderResult = { bytes: Uint8Array } | { failure: string };

/**
 * Shaping text takes up to half a second for a long document; in a thread it does not hold up other
 * requests. The thread ends with its work, because bills are rare.
 */
export const renderInThread = async (jobs: RenderJob[]): Promise<RenderResult[]> => {
  const results: RenderResult[] = [];
  if (jobs.length === 0) return results;
  const worker = new Worker(renderWorkerFile, {
    workerData: jobs,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  await new Promise<void>((resolve, reject) => {
    worker.on('message', (result: RenderResult) => results.push(result));
    worker.on('error', reject);
    worker.on('exit', resolve);
  });
  return jobs.map((_, index) => results[index] ?? { failure: 'the thread ended early' });
};
