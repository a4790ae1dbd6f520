import { createHash } from 'node:crypto';
import { createTransformer } from '@swc/jest';
import { instrument } from './instrument.mjs';

/**
 * jest transformer that inserts the mutants into a source and then compiles it like the package
 * does. `mutants` are grouped by file.
 */
const create = ({ swc, mutants }) => {
  const inner = /** @type {any} */ (createTransformer(swc));
  const ofFile = (file) => mutants[file] ?? [];
  const withMutants = (text, file) =>
    ofFile(file).length > 0 ? instrument(text, ofFile(file)) : text;
  return {
    ...inner,
    getCacheKey: (text, file, options) =>
      createHash('sha256')
        .update(inner.getCacheKey(text, file, { ...options, transformerConfig: swc }))
        .update(JSON.stringify(ofFile(file)))
        .digest('hex')
        .slice(0, 32),
    process: (text, file, options) =>
      inner.process(withMutants(text, file), file, { ...options, transformerConfig: swc }),
  };
};

// jest loads a transformer by its default export.
// biome-ignore lint/style/noDefaultExport: see above
export default { createTransformer: create };
