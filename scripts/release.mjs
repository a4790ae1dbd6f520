#!/usr/bin/env node
/**
 * `npm run release -- <command> …`: publishes, promotes, canaries and rolls back one remote; see
 * docs/operations.md.
 */
import { runReleaseCommand } from './release-context.mjs';

const code = await runReleaseCommand(process.argv.slice(2), process);
if (code !== 0) process.exit(code);
