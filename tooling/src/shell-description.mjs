import { readFileSync } from 'node:fs';
import { evaluateContract } from './evaluate-contract.mjs';
import { inRoot } from './paths.mjs';
import { libraryVersions, providedByShell } from './shared-libraries.mjs';

/**
 * What a build of the shell offers to remotes and allows them, for its `release.json`: a deployed shell says of itself what was built,
 * not what a checkout holds by then.
 * @param {string} cacheKey stands for the content of the build
 */
export async function shellDescription(cacheKey) {
  const { contract } = await evaluateContract({ folder: 'shell', cacheKey });
  return {
    contract,
    libraries: libraryVersions(),
    modules: Object.keys(providedByShell()).sort(),
    budgets: JSON.parse(readFileSync(inRoot('shell/budgets.json'), 'utf8')),
  };
}
