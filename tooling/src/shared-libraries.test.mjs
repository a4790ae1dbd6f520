import semver from 'semver';
import {
  libraryRanges,
  libraryVersions,
  providedByShell,
  sharedOfRemote,
} from './shared-libraries.mjs';

const asked = sharedOfRemote('^1.0.0');

test('a remote brings no copy of anything that is shared', () => {
  for (const [name, options] of Object.entries(asked)) {
    expect([name, options.import]).toEqual([name, false]);
  }
});

test('the shell provides everything that a remote asks for, in the range that it asks for', () => {
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

test('of the contracts the host contract alone is shared, and nothing of the design system', () => {
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

test('patches and minors of what the shell provides fit', () => {
  for (const [name, range] of Object.entries(libraryRanges())) {
    const version = libraryVersions()[name];
    expect(fitsRaised(version, 'patch', range)).toBe(true);
    expect(fitsRaised(version, 'minor', range)).toBe(true);
    expect(fitsRaised(version, 'major', range)).toBe(false);
  }
});
