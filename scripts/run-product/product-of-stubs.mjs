import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../tooling/src/paths.mjs';

/**
 * A stub of bff or shell: reports that it listens, responds with its name, and stops on request.
 */
const program = (name, extra = '') => `
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
const say = (text) => process.stdout.write('${name} ' + text + '\\n');
const { BFF_URL: bffUrl, PUBLIC_URL: publicUrl, UPLOADS_FOLDER: uploads } = process.env;
const { pid, execArgv: options } = process;
const server = createServer((_, response) =>
  response.end(JSON.stringify({ pid, bffUrl, publicUrl, uploads, options })));
let stop = () => setTimeout(() => { say('has stopped'); process.exit(0); }, 200);
process.on('SIGTERM', () => { say('is told to stop'); stop(); });
process.on('SIGINT', () => { say('is interrupted'); process.exit(0); });
process.on('disconnect', () => process.exit(0));
${extra}
server.listen(process.env.PORT, '127.0.0.1', () =>
  process.send({ listening: server.address().port }));
`;

/** Code of a server that fails while the file exists. */
export const failingWhile = (file) =>
  `if (existsSync(${JSON.stringify(file)})) { process.stderr.write('SETTING is bad\\n'); process.exit(1); }`;

export const folder = mkdtempSync(path.join(tmpdir(), 'northcast-run-product-'));
const running = [];

/** Kills the processes that still run. */
export async function endAll() {
  for (const { child, ended } of running.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
}

export const removeFolder = () => rmSync(folder, { recursive: true, force: true });

/**
 * Runs these programs as `npm start` runs the servers, in its own process group as in a terminal.
 * They listen on the loopback address, whatever `HOST` the settings name.
 */
export function runProduct({ bff = '', shell = '', times = {}, settings = {} } = {}) {
  const files = {};
  for (const [name, extra] of Object.entries({ bff, shell })) {
    files[name] = path.join(mkdtempSync(path.join(folder, 'program-')), `${name}.mjs`);
    writeFileSync(files[name], program(name, extra));
  }
  const start = `import('./scripts/run-product.mjs').then((m) =>
    m.runProduct(process.env, ${JSON.stringify(files)}, ${JSON.stringify(times)}))`;
  const child = spawn(process.execPath, ['-e', start], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const product = {
    child,
    output: '',
    ended: new Promise((resolve) => child.once('close', (code) => resolve(code))),
    says: (text) =>
      until(
        () => product.output.includes(text),
        () => product.output,
      ),
    get url() {
      return /runs at (http:\S+)/.exec(product.output)?.[1];
    },
  };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      product.output += chunk;
    });
  }
  running.push(product);
  return product;
}

export async function until(isSo, describe) {
  for (let attempt = 0; attempt < 1200; attempt += 1) {
    if (isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`Waited in vain:\n${describe()}`);
}

export const ask = async (url) => (await fetch(url)).json();
