import { expect, test } from '../../fixtures/release-test';

test('a killed bff is restarted, and pages that do not need the bff keep returning 200', async ({
  instance,
  request,
}) => {
  const [bff, shell] = [await instance.processOf('bff'), await instance.processOf('shell')];
  expect((await request.get('/api/health/ready')).status()).toBe(200);
  process.kill(bff, 'SIGKILL');
  const pages: number[] = [];
  await expect(async () => {
    pages.push((await request.get('/about')).status());
    expect((await request.get('/api/blog')).status()).toBe(200);
    expect(instance.said).toContain('bff runs again.');
  }).toPass({ intervals: [20], timeout: 30_000 });
  expect(new Set(pages)).toEqual(new Set([200]));
  expect(instance.said).toContain('bff ended with SIGKILL; started again in 0.25 s.');
  expect(await instance.processOf('shell')).toBe(shell);
});

test('a killed shell is restarted on the same port while the bff keeps running', async ({
  instance,
  request,
}) => {
  const [bff, shell] = [await instance.processOf('bff'), await instance.processOf('shell')];
  process.kill(shell, 'SIGKILL');
  await expect(async () => {
    expect((await request.get('/about')).status()).toBe(200);
    expect((await request.get('/api/blog')).status()).toBe(200);
    expect(instance.said).toContain('shell runs again.');
  }).toPass({ intervals: [20], timeout: 30_000 });
  expect(await instance.processOf('bff')).toBe(bff);
  expect(await instance.processOf('shell')).not.toBe(shell);
});
