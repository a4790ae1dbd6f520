#!/usr/bin/env node
/**
 * `npm run release -- <command> …`: publishes, promotes, canaries and rolls back one remote; see
 * docs/operations.md.
 */
import { installDependencies } from './install.mjs';
import { runReleaseCommand } from './release-context.mjs';
import { printStepsTo, step } from './steps.mjs';

printStepsTo(process.stderr);
await step('install dependencies', installDependencies);
const code = await runReleaseCommand(process.argv.slice(2), process);
if (code !== 0) process.exit(code);
