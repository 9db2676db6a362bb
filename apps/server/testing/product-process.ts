import { onTestFinished } from 'vitest';
import { type ProductProcess, spawnProduct } from './spawn-product.ts';

/** The product in a process of its own, for as long as the test lasts. */
export const startProductProcess = (
  env: Record<string, string>,
  options?: { isDevelopment: boolean },
): ProductProcess => {
  const product = spawnProduct(env, options);
  onTestFinished(async () => {
    product.kill('SIGTERM');
    await product.exit;
  });
  return product;
};
