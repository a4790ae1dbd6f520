import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createConnection } from 'mysql2/promise';
import { inRoot, root } from '../../tooling/src/paths.mjs';
import { freePort } from '../free-ports.mjs';
import { nodeOptions } from '../run-product.mjs';
import { jobsOf, readCompose, readImage } from './docker-files.mjs';
import { settingsHere } from './on-this-machine.mjs';
import { hasMysql, startMysql } from './private-mysql.mjs';
import { StartedProcesses } from './started-processes.mjs';

const secrets = {
  MYSQL_PASSWORD: 'a',
  SESSION_SECRET: 'b',
  ADMIN_EMAIL: 'c@mail.example',
  ADMIN_PASSWORD: 'd',
};

function clientHasCompose() {
  try {
    execFileSync('docker', ['compose', 'version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

test('the shell starts after the job that publishes every area', () => {
  const compose = readCompose(secrets);
  expect(jobsOf(compose)).toEqual(['describe', 'publish']);
  // The job publishes every remote in its image, so it must not name any.
  expect(compose.services.publish.command.filter((each) => each.startsWith('mf-'))).toEqual([]);
  expect(Object.keys(compose.services.shell.depends_on).sort()).toEqual(['bff', 'publish']);
});

test('shell and bff are described after the bff has started and before areas are published', () => {
  const { services } = readCompose(secrets);
  expect(Object.keys(services.describe.depends_on)).toEqual(['bff']);
  expect(Object.keys(services.publish.depends_on)).toEqual(['describe']);
});

test('release commands in the publish container print links to the public address', () => {
  const { services } = readCompose({ ...secrets, PUBLIC_URL: 'https://x.example' });
  expect(services.publish.environment).toMatchObject({
    PUBLIC_URL: 'https://x.example',
    BFF_URL: 'http://bff:3001',
  });
  expect(services.shell.environment.PUBLIC_URL).toBe('https://x.example');
});

test.each([
  ['bff', 'DATA_DIR'],
  ['describe', 'RELEASES_DIR'],
  ['publish', 'RELEASES_DIR'],
  ['shell', 'RELEASES_DIR'],
])('%s stores its data on a volume that its user may write to', (name, setting) => {
  const { build, environment, volumes } = readCompose(secrets).services[name];
  const image = readImage(build.target);
  const folder = { ...image.environment, ...environment }[setting];
  expect(volumes.map((each) => each.split(':')[1])).toContain(folder);
  expect(image.commands).toContainEqual(
    expect.stringMatching(`mkdir ${folder} && chown node:node ${folder}$`),
  );
});

test('a service whose data is on no volume does not start on this machine', () => {
  const { bff } = readCompose(secrets).services;
  const places = { ports: { bff: 1 }, volumes: '/tmp/here', signingKey: '', publicUrl: 'http://x' };
  expect(settingsHere(bff, places)).toMatchObject({
    DATA_DIR: '/tmp/here/data',
    NODE_ENV: 'production',
  });
  expect(() => settingsHere({ ...bff, volumes: [] }, places)).toThrow('/data is on no volume');
});

test.each([
  ['bff', 'bff/dist/main.js'],
  ['shell', 'shell/dist/node/server/main.js'],
])('the image of %s starts Node with the options of `npm start`', (name, file) => {
  const { build } = readCompose(secrets).services[name];
  expect(readImage(build.target).start).toEqual(['node', ...nodeOptions, file]);
});

test('the start script of the bff has the options of `npm start` too', () => {
  const { scripts } = JSON.parse(readFileSync(inRoot('bff/package.json'), 'utf8'));
  expect(scripts.start).toBe(['node', ...nodeOptions, 'dist/main.js'].join(' '));
});

test.each(['bff/dist/main.js', 'shell/dist/node/server/main.js'])(
  'docs/operations.md starts %s by itself with the options of `npm start`',
  (file) => {
    const document = readFileSync(inRoot('docs/operations.md'), 'utf8');
    expect(document).toContain(['node', ...nodeOptions, file].join(' '));
  },
);

/**
 * Whether an ignore file names a path or a folder above it. Understands the patterns that these
 * files use.
 * @param {string} file in the root; Git's patterns hold in every folder unless they begin with `/`
 */
function isIgnored(file, name) {
  const isGit = file === '.gitignore';
  const patterns = readFileSync(inRoot(file), 'utf8').split('\n').filter(Boolean);
  return patterns.some((pattern) => {
    const isOfRoot = isGit ? pattern.startsWith('/') : !pattern.startsWith('**/');
    const body = pattern
      .replace(/^(\*\*)?\//, '')
      .replace(/\/$/, '')
      .replaceAll('.', '\\.')
      .replaceAll('*', '[^/]*');
    return new RegExp(`${isOfRoot ? '^' : '(^|/)'}${body}(/|$)`).test(name);
  });
}

/** Names of the files that commands in a document write: `-out name`, `> name`. */
function filesWrittenIn(document) {
  const commands = readFileSync(inRoot(document), 'utf8').match(/^ {4,}\S.*$/gm) ?? [];
  return [...commands.join('\n').matchAll(/ (?:-out|>) (\S+)/g)].map(([, name]) => name);
}

test.each(['.dockerignore', '.gitignore'])(
  '%s names every backup and key that commands in docs/operations.md write',
  (file) => {
    const written = filesWrittenIn('docs/operations.md');
    expect(written).toEqual(
      expect.arrayContaining(['backups/northcast.sql', 'backups/data.tar', 'secrets/dkim.pem']),
    );
    const elsewhere = written.map((name) => `anywhere/${name.split('/').at(-1)}`);
    expect([...written, ...elsewhere].filter((name) => !isIgnored(file, name))).toEqual([]);
  },
);

test.each(['.dockerignore', '.gitignore'])('%s does not name sources', (file) => {
  for (const name of ['package.json', 'bff/src/main.ts', 'docker/Dockerfile'])
    expect(isIgnored(file, name)).toBe(false);
});

test('every server has a health check', () => {
  const { services } = readCompose(secrets);
  for (const name of ['mysql', 'bff', 'shell']) {
    expect(services[name].healthcheck.test.every((each) => typeof each === 'string')).toBe(true);
  }
});

test('a missing secret is reported', () => {
  expect(() => readCompose({ ...secrets, SESSION_SECRET: '' })).toThrow(
    'SESSION_SECRET: set a secret',
  );
});

// Docker's own validation. It needs the Compose plugin, which may be missing, but no engine.
if (clientHasCompose()) {
  test('docker compose config accepts the file', () => {
    execFileSync('docker', ['compose', 'config', '--quiet'], {
      cwd: root,
      env: { ...process.env, ...secrets },
    });
  });
}

if (hasMysql) {
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'mysql-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('MariaDB can be ended before it answers, and is not waited for any longer', async () => {
    let ended;
    const started = startMysql(folder, await freePort(), (child) => {
      ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
    });
    await expect(started).rejects.toThrow('ECONNREFUSED');
    await ended;
  });

  test('MariaDB starts again with the database of an earlier run', async () => {
    /** Runs a statement on a server that is started for it. */
    const ask = async (sql) => {
      const processes = new StartedProcesses();
      try {
        const uri = await startMysql(folder, await freePort(), (child) => processes.add(child));
        const connection = await createConnection({ uri });
        const [rows] = await connection.query(sql);
        await connection.end();
        return rows;
      } finally {
        await processes.stop();
      }
    };
    await ask('CREATE TABLE kept (id int)');
    expect(await ask('SHOW TABLES')).toEqual([{ Tables_in_northcast: 'kept' }]);
  });
}
