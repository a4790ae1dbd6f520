import { clientRendered, withoutScript } from './documents.mjs';
import { startProduct } from './product.mjs';
import { startVariant } from './variant.mjs';

/** Variants to compare, and how to derive their documents from the product's. */
const changes = { floor: withoutScript, client: clientRendered };

export const variantNames = ['product', ...Object.keys(changes)];

/**
 * Starts the product and its variants on consecutive ports.
 * @returns origins by variant, and a function that stops all
 */
export async function startVariants(firstPort) {
  const product = await startProduct(firstPort);
  const others = [];
  const origins = { product: product.origin };
  for (const [index, [name, change]] of Object.entries(changes).entries()) {
    const variant = await startVariant(product.origin, firstPort + 1 + index, change);
    origins[name] = variant.origin;
    others.push(variant);
  }
  return {
    origins,
    async stop() {
      for (const other of others) other.stop();
      await product.stop();
    },
  };
}
