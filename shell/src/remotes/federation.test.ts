import { ownScope } from './federation';

test('a remote finds the shared modules of the shell, and its own modules stay in its scope', () => {
  const react = { lib: () => 'the one copy' };
  const scope: Record<string, Record<string, unknown>> = { react: { '19.3.1': react } };
  const ofRemote = ownScope(scope);
  expect(ofRemote['react']?.['19.3.1']).toBe(react);
  ofRemote['limits'] = { '1.0.0': {} };
  Object.assign(ofRemote['react'] ?? {}, { '19.9.9': {} });
  expect(scope).toEqual({ react: { '19.3.1': react } });
});
