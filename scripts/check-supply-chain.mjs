#!/usr/bin/env node
/**
 * Part of `npm test`: checks the sources and licences of everything in the lock file. Advisories of
 * the registry are listed; only with `--strict` do they count as violations. Otherwise a test that
 * passes today could fail tomorrow with the same sources.
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from './steps.mjs';
import {
  auditViolations,
  externalPackages,
  foreignInstallScripts,
  foreignLicences,
  foreignSources,
  knownAdvisories,
} from './supply-chain/rules.mjs';

const readJson = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
// semver is a dependency of the release package, not of the root.
const { satisfies } = createRequire(path.join(root, 'release/package.json'))('semver');

/**
 * The output of npm, also if it exits with an error, as `npm audit` does when it finds advisories.
 */
const npm = (...args) =>
  new Promise((resolve) => {
    execFile('npm', args, { cwd: root, timeout: 30_000 }, (_error, stdout) => resolve(stdout));
  });

/**
 * @returns the registry's advisories about the lock file; undefined if the registry returns none
 */
async function audit() {
  const output = await npm('audit', '--json', '--fetch-retries=0');
  try {
    return auditViolations(JSON.parse(output));
  } catch {
    return undefined;
  }
}

const [registry, audited] = await Promise.all([npm('config', 'get', 'registry'), audit()]);
const packages = externalPackages(readJson('package-lock.json'));
const { licences, installScripts, advisories } = readJson('scripts/supply-chain/policy.json');
const violations = [
  ...foreignSources(packages, registry.trim()),
  ...foreignLicences(packages, licences),
  ...foreignInstallScripts(packages, installScripts),
  ...knownAdvisories(packages, advisories, satisfies),
  ...(process.argv.includes('--strict') ? (audited ?? []) : []),
];
const say = (line) => process.stdout.write(`${line}\n`);
if (audited === undefined) {
  say(
    `${registry.trim()} does not answer npm audit: ${advisories.length} known advisories instead.`,
  );
}
for (const line of new Set([...(audited ?? []), ...violations])) say(line);
say(`${packages.length} packages looked at, ${violations.length} violations`);
process.exit(violations.length === 0 ? 0 : 1);
