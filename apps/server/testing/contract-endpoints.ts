import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Endpoint } from '@haldi/contract/kit/endpoint';

const contract = join(import.meta.dirname, '../../../packages/contract/src');

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'auth' in value;

export const loadContractEndpoints = async (): Promise<Endpoint[]> => {
  const files = readdirSync(contract, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('endpoints.ts'))
    .toSorted();
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(join(contract, file)).href)),
  );
  return modules.flatMap((module) => Object.values(module as object).filter(isEndpoint));
};
