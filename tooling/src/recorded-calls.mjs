import { everyCall } from './call-recorder.mjs';
import { evaluateContract, isOfApi } from './evaluate-contract.mjs';

/** Ways of a schema to bring fields of a body that the program itself does not name. */
const enumerating = ['fields', 'cast', 'castSync', 'validateSync', 'describe', 'getDefault'];

/**
 * What the contracts say that an area bundles, as far as its record needs them.
 * @param {{ remote: string, version: string, recorder: import('./call-recorder.mjs').CallRecorder }} build
 */
export const contractOf = ({ remote, version, recorder }) =>
  evaluateContract({
    folder: remote,
    cacheKey: version,
    parts: [...recorder.imports.keys()].filter(isOfApi),
  });

/**
 * `calls` of a release document: for each call that a build makes, the fields of the contract it was built with that its own code
 * mentions. Code that checks an answer by the contract's schema relies on every field that the schema requires; code that takes fields
 * of a body from a schema counts as sending all of them.
 * @param {Pick<import('./call-recorder.mjs').CallRecorder, 'calls' | 'mentions' | 'imports'>} recorder
 * @param {import('./evaluate-contract.mjs').EvaluatedContract} contract
 * @returns {Record<string, { sends: string[], reads: string[], mayRead: string[], paged: boolean }>} by `METHOD path`
 * @throws Error for a member that the table does not have
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

/** Names of the entities whose schema the area itself uses. */
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

/** The value of `orderSchema.pick` is that of `orderSchema`: what is used of a schema does not matter. */
function importedValue(module, binding) {
  const [first, second] = binding.split('.');
  const value = module?.[first];
  const member = second === undefined ? undefined : value?.[second];
  return isSchema(member) ? member : value;
}

const isSchema = (value) => typeof value === 'object' && value !== null && 'fields' in value;
