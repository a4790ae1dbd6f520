import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inRoot } from '../../tooling/src/paths.mjs';

const matter = createRequire(inRoot('tooling/package.json'))('gray-matter');

/**
 * Parses `docker-compose.yml` after substituting its variables.
 * @param {Record<string, string | undefined>} environment
 * @throws Error with every required variable that is not set
 */
export function readCompose(environment) {
  const text = readFileSync(inRoot('docker-compose.yml'), 'utf8');
  const missing = new Set();
  const filled = text.replace(/\$\{(\w+)(?:(:-|:\?)([^}]*))?\}/g, (_all, name, sign, rest = '') => {
    const value = environment[name];
    if (value) return value;
    if (sign === ':?') missing.add(`${name}: ${rest}`);
    return sign === ':-' ? rest : '';
  });
  if (missing.size > 0) throw new Error([...missing].join('\n'));
  return matter(`---\n${filled}\n---\n`).data;
}

/** Names of the services that run once, before the shell starts. */
export const jobsOf = ({ services }) =>
  Object.keys(services).filter((name) => services[name].restart === 'no');

/**
 * Reads an image of `docker/Dockerfile`, with the stages that it is built on.
 * @param {string} target name of its stage
 * @returns {{ environment: Record<string, string>, commands: string[], start: string[] }} what `ENV`
 * sets, `RUN` runs, and `CMD` starts
 */
export function readImage(target) {
  const instructions = instructionsOf(target);
  const ofKind = (kind) =>
    instructions.filter((line) => line.startsWith(`${kind} `)).map((line) => line.slice(4).trim());
  const settings = ofKind('ENV').flatMap((line) => line.split(/\s+/));
  return {
    environment: Object.fromEntries(settings.map((each) => each.split('='))),
    commands: ofKind('RUN'),
    start: JSON.parse(ofKind('CMD').at(-1) ?? '[]'),
  };
}

/** @throws Error if there is no such stage */
function instructionsOf(target) {
  const text = readFileSync(inRoot('docker/Dockerfile'), 'utf8').replaceAll('\\\n', ' ');
  const stages = Object.fromEntries(
    text
      .split(/^FROM /m)
      .slice(1)
      .map((stage) => {
        const [head = '', ...instructions] = stage.split('\n');
        const [base, name] = head.split(' AS ');
        return [name, { base, instructions }];
      }),
  );
  const own = stages[target];
  if (own === undefined) throw new Error(`docker/Dockerfile has no stage ${target}`);
  const { base, instructions } = own;
  return base in stages ? [...instructionsOf(base), ...instructions] : instructions;
}
