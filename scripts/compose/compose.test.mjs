import { execFileSync } from 'node:child_process';
import { root } from '../../tooling/src/paths.mjs';
import { jobsOf, readCompose } from './read-compose.mjs';

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
