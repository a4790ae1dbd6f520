#!/usr/bin/env node
/**
 * `npm run contract:report`: regenerates shared-contracts/api-report.md. Fails unless the
 * contract's version was raised as far as the change requires. `-- --release` marks the version as
 * released, `-- --check` only compares.
 */
import { readFile, writeFile } from 'node:fs/promises';
import {
  errorsOf,
  formatReport,
  presentContract,
  readReport,
  reportFile,
} from '../tooling/src/contract-report/report.mjs';
import { compileServers } from './build.mjs';

const wants = (flag) => process.argv.includes(flag);

await compileServers([]);
const text = await readFile(reportFile, 'utf8').catch(() => '');
const before = readReport(text);
const present = await presentContract();
const isSameVersion = before?.version === present.version;
const released = wants('--release') || (isSameVersion && before.released);
const report = formatReport({ ...present, released });
const errors = errorsOf(before, present);
if (wants('--check') && report !== text) {
  errors.push(
    'shared-contracts/api-report.md is not what the contract is: npm run contract:report',
  );
}
if (errors.length > 0) {
  process.stderr.write(`${errors.join('\n')}\n`);
  process.exit(1);
}
if (!wants('--check')) await writeFile(reportFile, report);
