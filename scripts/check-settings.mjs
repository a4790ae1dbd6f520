import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { bffEnvironment, shellEnvironment } from './run-product/server-environments.mjs';
import { root } from './steps.mjs';

const modules = {
  bff: path.join(root, 'bff/dist/settings/settings.js'),
  shell: path.join(root, 'shell/dist/node/server/settings.js'),
};

/**
 * Checks before the build, which takes minutes, whether the port is free. If it is not, and the
 * servers are compiled already, reports all other setting errors with it.
 * @throws Error with a line for each error
 */
export async function checkPort(environment) {
  const error = portError(environment) ?? (await listenError(environment));
  if (error === undefined) return;
  const isCompiled = Object.values(modules).every((file) => existsSync(file));
  refuse([error, ...(isCompiled ? await serverErrors(environment) : [])]);
}

/**
 * Checks the settings of both servers before either starts. The servers must be compiled.
 * @throws Error with a line for each error
 */
export async function checkSettings(environment) {
  refuse(await serverErrors(environment));
}

function refuse(errors) {
  if (errors.length > 0) throw new Error([...new Set(errors)].join('\n'));
}

async function serverErrors(environment) {
  const [bff, shell] = await Promise.all([import(modules.bff), import(modules.shell)]);
  // The default public URL contains the port, so an invalid port would be reported twice.
  const withPort = portError(environment) ? { ...environment, PORT: '0' } : environment;
  const ofBff = await bffEnvironment(withPort, 0);
  return errorsOfBoth(
    () => bff.readSettings(ofBff),
    () => shell.readSettings(shellEnvironment(environment, 0), root),
  );
}

/** If both servers reject a setting, reports only the bff's message. */
export function errorsOfBoth(readBff, readShell) {
  const ofBff = errorsOf(readBff);
  const named = new Set(ofBff.map(nameIn));
  return [...ofBff, ...errorsOf(readShell).filter((error) => !named.has(nameIn(error)))];
}

const nameIn = (error) => error.split(' ', 1)[0];

function errorsOf(read) {
  try {
    read();
    return [];
  } catch (error) {
    if (Array.isArray(error.errors)) return error.errors;
    throw error;
  }
}

function portError({ PORT }) {
  const port = Number(PORT ?? 3000);
  const isPort = Number.isInteger(port) && port >= 0 && port <= 65_535;
  return isPort ? undefined : `PORT must be a number from 0 to 65535, not '${PORT}'`;
}

function listenError({ PORT, HOST }) {
  const port = Number(PORT ?? 3000);
  const host = HOST ?? '127.0.0.1';
  return new Promise((resolve) => {
    const probe = createServer();
    probe.on('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      resolve(
        error.code === 'EADDRINUSE'
          ? `Port ${port} on ${host} is in use. Stop what runs there or set PORT.`
          : `Cannot listen on ${host}:${port}: ${error.message}`,
      ),
    );
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
}
