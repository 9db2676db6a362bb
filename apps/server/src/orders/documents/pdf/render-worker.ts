import { parentPort, workerData } from 'node:worker_threads';
import { errorReason } from '../../../platform/error-reason.ts';
import { type RenderJob, renderDocument } from './render-document.ts';
import type { RenderResult } from './render-in-thread.ts';

for (const job of workerData as RenderJob[]) {
  const result: RenderResult = await renderDocument(job).then(
    (bytes) => ({ bytes }),
    (error: unknown) => ({ failure: errorReason(error) }),
  );
  parentPort?.postMessage(result);
}
