import { RunningRenderings } from './running-renderings.js';

const never = () => new Promise<string>(() => undefined);

test('renderings are counted by version until they end', async () => {
  const running = new RunningRenderings<string>();
  void running.join('mf-one 1.0.0', '/a', never);
  void running.join('mf-one 1.0.0', '/b', never);
  const ended = running.join('mf-one 2.0.0', '/a', async () => 'markup');
  const broken = running.join('mf-two 1.0.0', '/c', () => Promise.reject(new Error('broken')));
  const refused = expect(broken).rejects.toThrow('broken');
  const versions = ['mf-one 1.0.0', 'mf-one 2.0.0', 'mf-two 1.0.0', 'mf-three 1.0.0'];
  const counts = () => versions.map((version) => running.countOf(version));
  expect(counts()).toEqual([2, 1, 1, 0]);
  expect(await ended).toBe('markup');
  await refused;
  expect(counts()).toEqual([2, 0, 0, 0]);
});

test('a rendering with the key of one in progress joins it, and a later one starts again', async () => {
  const running = new RunningRenderings<string>();
  const start = jest.fn(async () => 'markup');
  const join = () => running.join('mf-one 1.0.0', '/a', start);
  expect(await Promise.all([join(), join()])).toEqual(['markup', 'markup']);
  expect(start).toHaveBeenCalledTimes(1);
  await join();
  expect(start).toHaveBeenCalledTimes(2);
});
