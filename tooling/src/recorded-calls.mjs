import { everyCall } from './call-recorder.mjs';
import { evaluateContract, isOfApi } from './evaluate-contract.mjs';

/** Schema methods through which code can access fields without naming them. */
const enumerating = ['fields', 'cast', 'castSync', 'validateSync', 'describe', 'getDefault'];

/**
 * The contracts that a remote bundles, with the modules that its call record needs.
 * @param {{ remote: string, version: string, recorder: import('./call-recorder.mjs').CallRecorder
 * }} build
 */
export const contractOf = ({ remote, version, recorder }) =>
  evaluateContract({
    folder: remote,
    cacheKey: version,
    parts: [...recorder.imports.keys()].filter(isOfApi),
  });

/**
 * `calls` of a release document: each endpoint that a build calls, with the contract fields that
 * its own code mentions. Code that validates a response with the contract's schema relies on every
 * required field. Code that takes body fields from a schema counts as sending all of them.
 * @param {Pick<import('./call-recorder.mjs').CallRecorder,
 * 'calls' | 'mentions' | 'imports'>} recorder
 * @param {import('./evaluate-contract.mjs').EvaluatedContract} contract
 * @returns {Record<string, { sends: string[], reads: string[], mayRead: string[], paged: boolean
 * }>} by `METHOD path`
 * @throws Error for a name that the endpoint table does not contain
 */
export function recordedCalls({ calls, mentions, imports }, contract) {
  const { api, endpoints } = contract;
  const used = calls.has(everyCall) ? Object.keys(endpoints) : [...calls];
  const checked = checkedEntities(imports, contract);
  const sendsAll = enumerating.some((each) => mentions.has(each));
  const entries = used.map((call) => {
    const endpoint = endpoints[call];
    if (endpoint === undefined) throw new Error(`The endpoint table has no call '${call}'`);
    const name = `${endpoint.method} ${endpoint.path}`;
    const { accepts, answers, mayAnswer, paged } = api[name];
    const isChecked = checked.has([endpoint.answer].flat()[0]);
    const fields = {
      sends: accepts.filter((field) => sendsAll || mentions.has(field)),
      reads: answers.filter((field) => isChecked || mentions.has(field)),
      mayRead: mayAnswer.filter((field) => mentions.has(field)),
    };
    return [name, { ...fields, paged }];
  });
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Names of the entities whose schema the remote itself uses. */
function checkedEntities(imports, { schemas, parts }) {
  const names = new Set();
  for (const [request, bindings] of imports) {
    for (const binding of bindings) {
      const value = importedValue(parts[request], binding);
      for (const [name, schema] of Object.entries(schemas)) {
        if (value === schema || value === schemas) names.add(name);
      }
    }
  }
  return names;
}

/**
 * For a member of a schema, such as `orderSchema.pick`, returns the schema itself, because any use
 * of it counts.
 */
function importedValue(module, binding) {
  const [first, second] = binding.split('.');
  const value = module?.[first];
  const member = second === undefined ? undefined : value?.[second];
  return isSchema(member) ? member : value;
}

const isSchema = (value) => typeof value === 'object' && value !== null && 'fields' in value;
