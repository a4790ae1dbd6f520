import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from './paths.mjs';
import { runWebpack } from './run-webpack.mjs';
import { baseConfig } from './webpack-base.mjs';

const require = createRequire(import.meta.url);
const contracts = '@northcast/shared-contracts/';

/**
 * The contracts as evaluated at runtime.
 * @typedef {object} EvaluatedContract
 * @property {string} contract version of the host contract
 * @property {import('@northcast/shared-contracts/api/describe-api').ApiDescription} api result of
 * `describeApi`
 * @property {Record<string,
 * import('@northcast/shared-contracts/api/endpoint').Endpoint>} endpoints the endpoint table
 * @property {Record<string, object>} schemas of entities
 * @property {Record<string, Record<string, unknown>>} parts the requested modules, by request
 */

/**
 * Whether a request is for a module of the API contract that contains schemas, which the client
 * modules do not.
 */
export const isOfApi = (request) =>
  request.startsWith(`${contracts}api/`) && !request.startsWith(`${contracts}api/client/`);

/**
 * Evaluates the contracts of this checkout. They are built like a remote, so that the result equals
 * what the remote bundles.
 * @param {{ folder: string, cacheKey: string, parts?: readonly string[] }} build `parts`: further
 * modules of the contracts, by request
 * @returns {Promise<EvaluatedContract>}
 */
export async function evaluateContract({ folder, cacheKey, parts = [] }) {
  const output = await mkdtemp(path.join(tmpdir(), 'northcast-contract-'));
  try {
    const entry = path.join(output, 'entry.js');
    await writeFile(entry, entryText(parts));
    await runWebpack([contractConfig({ folder, cacheKey, output, entry })]);
    const built = require(path.join(output, 'contract.cjs'));
    return {
      contract: built.host.contractVersion,
      api: built.description.describeApi(),
      endpoints: built.table.endpoints,
      schemas: built.entities.entitySchemas,
      parts: Object.fromEntries(parts.map((part, index) => [part, built[`part${index}`]])),
    };
  } finally {
    await rm(output, { recursive: true, force: true });
  }
}

function entryText(parts) {
  const sources = {
    host: 'host/contract-version',
    description: 'api/describe-api',
    table: 'api/endpoints',
    entities: 'api/entity-schemas',
    ...Object.fromEntries(
      parts.map((part, index) => [`part${index}`, part.replace(contracts, '')]),
    ),
  };
  return Object.entries(sources)
    .map(([name, source]) => {
      const file = JSON.stringify(inRoot('shared-contracts/src', `${source}.ts`));
      return `export * as ${name} from ${file};\n`;
    })
    .join('');
}

function contractConfig({ folder, cacheKey, output, entry }) {
  const base = baseConfig({ folder, mode: 'production', name: `${folder}-contract`, cacheKey });
  return {
    ...base,
    // The entry is a different file each time, so a cache would not help.
    cache: false,
    entry,
    target: 'node20',
    output: { path: output, filename: 'contract.cjs', library: { type: 'commonjs2' } },
    optimization: { minimize: false },
  };
}
