import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApp } from './app.js';
import { readSettings, SettingsError } from './settings.js';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../..');

function fail(...lines: string[]): never {
  for (const line of lines) process.stderr.write(`${line}\n`);
  process.exit(1);
}

function settingsOrExit() {
  try {
    return readSettings(process.env, root);
  } catch (error) {
    if (error instanceof SettingsError) return fail(...error.faults);
    throw error;
  }
}

const settings = settingsOrExit();
const server = createApp(settings).listen(settings.port, settings.host);

server.on('listening', () => {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : settings.port;
  process.send?.({ listening: port });
});
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') {
    fail(`Port ${settings.port} on ${settings.host} is in use. Stop what runs there or set PORT.`);
  }
  fail(`The shell server could not start: ${error.message}`);
});

let stopping = false;
function stop(): void {
  if (stopping) return;
  stopping = true;
  server.close(() => process.exit(0));
  server.closeIdleConnections();
  setTimeout(() => process.exit(0), 8000).unref();
}

process.on('SIGTERM', stop);
process.on('SIGINT', stop);
process.on('disconnect', stop);
