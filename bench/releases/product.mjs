import { spawn } from 'node:child_process';
import { freePort } from '../../scripts/free-ports.mjs';
import { root } from '../../scripts/steps.mjs';

/**
 * Starts the whole product as `npm start` does.
 * @param {string} folder folder for its database and releases
 */
export async function startProduct(folder) {
  const port = await freePort();
  const environment = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: folder,
    ADMIN_EMAIL: 'admin@northcast.example',
    ADMIN_PASSWORD: 'admin-password',
    RATE_LIMITS: 'off',
    // All of the load comes from one address.
    MAX_CONNECTIONS_PER_ADDRESS: '4000',
  };
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  let output = '';
  await new Promise((resolve, reject) => {
    const read = (chunk) => {
      output += chunk;
      if (output.includes('Northcast runs at')) resolve(undefined);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`The product ended with ${code}\n${output}`)));
  });
  return {
    pid: child.pid,
    url: `http://127.0.0.1:${port}`,
    environment,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
