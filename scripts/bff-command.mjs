#!/usr/bin/env node
/**
 * `npm run admin:create`, `db:backup`, `db:restore`: runs a command of the bff, after compiling it
 * if needed.
 */
import { installDependencies } from './install.mjs';
import { root, show } from './steps.mjs';

const [command, ...args] = process.argv.slice(2);
await installDependencies();
const { compileServers } = await import('./build.mjs');
await compileServers();
process.exit(await show(process.execPath, [`${root}/bff/dist/commands/${command}.js`, ...args]));
