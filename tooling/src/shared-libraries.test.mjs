import semver from 'semver';
import {
  libraryRanges,
  libraryVersions,
  providedByShell,
  sharedOfRemote,
} from './shared-libraries.mjs';

const asked = sharedOfRemote('^1.0.0');

test('a remote contains no copy of a shared library', () => {
  for (const [name, options] of Object.entries(asked)) {
    expect([name, options.import]).toEqual([name, false]);
  }
});

test('the shell provides every library that a remote requires, in the required range', () => {
  const provided = providedByShell();
  for (const [name, { requiredVersion }] of Object.entries(asked)) {
    const modules = Object.keys(provided).filter((each) =>
      name.endsWith('/') ? each.startsWith(name) : each === name,
    );
    expect([name, modules.length > 0]).toEqual([name, true]);
    for (const module of modules) {
      expect(semver.satisfies(provided[module].version, requiredVersion)).toBe(true);
    }
  }
});

test('of our own packages only the host contract is shared', () => {
  const ours = Object.keys({ ...asked, ...providedByShell() }).filter((name) =>
    name.startsWith('@northcast/'),
  );
  for (const name of ours) expect(name).toMatch(/^@northcast\/shared-contracts\/host\//);
});

/** @param {'major' | 'minor' | 'patch'} part */
function fitsRaised(version, part, range) {
  const raised = semver.inc(version, part);
  if (raised === null) throw new Error(`${version} is no version`);
  return semver.satisfies(raised, range);
}

test('library ranges accept newer patch and minor versions but not a newer major version', () => {
  for (const [name, range] of Object.entries(libraryRanges())) {
    const version = libraryVersions()[name];
    expect(fitsRaised(version, 'patch', range)).toBe(true);
    expect(fitsRaised(version, 'minor', range)).toBe(true);
    expect(fitsRaised(version, 'major', range)).toBe(false);
  }
});
