import { onTestFinished } from 'vitest';
import { type ProductMode, type ProductProcess, spawnProduct } from './spawn-product.ts';

export const spawnProductForTest = (
  env: Record<string, string>,
  mode?: ProductMode,
): ProductProcess => {
  const product = spawnProduct(env, mode);
  onTestFinished(async () => {
    product.kill('SIGTERM');
    await product.exit;
  });
  return product;
};
