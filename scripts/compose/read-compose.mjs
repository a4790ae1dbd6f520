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
