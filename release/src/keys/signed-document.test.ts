import { createPublicKey } from 'node:crypto';
import { rightsViolation } from '../registry/key-rights.js';
import { newKey } from '../testing/key-files.js';
import type { DelegatedKey } from './delegated-key.js';
import { keyId } from './delegated-key.js';
import { openDelegated, parseSigned, signDocument } from './signed-document.js';

const root = newKey();
const team = newKey();
const publicOf = (key: typeof root) => createPublicKey(key.publicPem);
const delegate = (key: typeof root, rest: Partial<DelegatedKey> = {}): DelegatedKey => ({
  id: keyId(publicOf(key)),
  name: 'Team',
  role: 'area',
  areas: ['mf-account', 'mf-events'],
  publicKey: key.publicPem,
  addedAt: '2026-01-01T10:00:00.000Z',
  ...rest,
});
const content = { revision: 1 };

describe('a signed document', () => {
  const signed = signDocument('registry', content, root.privateKey);
  const keys = { root: publicOf(root), delegated: [] };
  const open = (text: string) =>
    openDelegated('registry', text, keys, 'The registry', () => true).content;

  test('is opened with its content', () => {
    expect(open(signed)).toEqual(content);
  });

  test.each([
    ['with other content', signed.replace('"revision": 1', '"revision": 2')],
    ['for another purpose', signDocument('preview', content, root.privateKey)],
    ['by another key', signDocument('registry', content, team.privateKey)],
    ['without a signature', JSON.stringify({ content })],
  ])('%s is not trusted', (_name, text) => {
    expect(() => open(text)).toThrow(/^The registry is not signed by the release key/);
  });

  test.each(['{', 'null', '3', '"text"'])('%s cannot be read', (text) => {
    expect(() => parseSigned(text, 'The registry')).toThrow("The registry can't be read");
  });

  test('without a key id counts as signed by the root key', () => {
    const { key: _key, ...old } = JSON.parse(signed);
    expect(open(JSON.stringify(old))).toEqual(content);
  });
});

describe('a document signed by a delegated key or root', () => {
  const keys = { root: publicOf(root), delegated: [delegate(team)] };
  const open = (key: typeof root, may = true) =>
    openDelegated(
      'registry',
      signDocument('registry', content, key.privateKey),
      keys,
      'It',
      () => may,
    );

  test('is opened with its signer, which is null for root', () => {
    expect(open(team)).toEqual({ content, signer: keys.delegated[0] });
    expect(open(root, false)).toEqual({ content, signer: null });
  });

  test('is not trusted if the key lacks the right or is unknown', () => {
    expect(() => open(team, false)).toThrow(/^It is not signed/);
    expect(() => open(newKey())).toThrow(/^It is not signed/);
  });
});

describe('rights of a key', () => {
  const live = { stable: '1.1.0', previous: '1.0.0', canary: null };
  const canary = { version: '1.2.0', percent: 5 };
  const act = { at: '', key: 'Team', why: '' };
  const by = (who: string, remote = 'mf-account') =>
    ({ ...act, who, what: 'promote', remote, version: '1.1.0' }) as const;
  const before = { remotes: { 'mf-account': { ...live, canary }, 'mf-admin': live }, change: null };
  const server = delegate(team, { name: 'Rack 1', role: 'server', areas: [] });
  type After = typeof live & { readonly pinned?: boolean };
  const violation = (key: DelegatedKey, who: string, after: object, remote?: string) =>
    rightsViolation(key, before, {
      remotes: { ...before.remotes, 'mf-account': after as After },
      change: by(who, remote),
    });

  test('an area key cannot change another area, whether named in the change or not', () => {
    const foreign = "The key 'Team' is for mf-account, mf-events and not for mf-admin";
    expect(violation(delegate(team), 'Team', live)).toBeNull();
    expect(violation(delegate(team), 'Team', live, 'mf-admin')).toBe(foreign);
    const both = { 'mf-account': live, 'mf-admin': { ...live, stable: '9.9.9' } };
    expect(rightsViolation(delegate(team), before, { remotes: both, change: by('Team') })).toBe(
      foreign,
    );
  });

  test('an area key cannot add keys', () => {
    const change = { ...act, who: 'Team', what: 'add key', subject: 'x' } as const;
    const added = rightsViolation(delegate(team), before, { remotes: before.remotes, change });
    expect(added).toBe("The key 'Team' may only release areas");
  });

  test('only a server key can act automatically, and only automatically', () => {
    expect(violation(delegate(team), 'automatic', live)).toMatch("is not a server's");
    expect(violation(server, 'Rack 1', live)).toMatch(
      /^The key 'Rack 1' is a server's, which acts/,
    );
  });

  test.each([
    ['ends a canary', live, true],
    ['steps a canary', { ...live, canary: { ...canary, percent: 25 } }, true],
    ['starts another canary', { ...live, canary: { ...canary, version: '1.3.0' } }, false],
    ['rolls back', { stable: '1.0.0', previous: null, canary: null }, true],
    [
      'rolls back and sets a previous version',
      { stable: '1.0.0', previous: '1.1.0', canary: null },
      false,
    ],
    ['rolls back and keeps the canary', { stable: '1.0.0', previous: null, canary }, false],
    ['changes stable to another version', { stable: '1.2.0', previous: null, canary: null }, false],
    ['clears the previous version', { ...live, previous: null }, false],
    ['changes another field', { ...live, pinned: true }, false],
  ])('a server key that %s (%j) is permitted: %p', (_name, after, may) => {
    expect(violation(server, 'automatic', after) === null).toBe(may);
  });
});
