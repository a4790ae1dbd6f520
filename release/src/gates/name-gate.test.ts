import type { Release } from '../publications/release.js';
import { nameViolations } from './name-gate.js';

const release = (rest: Partial<Release> = {}) =>
  ({
    name: 'mf-events',
    version: '1.0.0',
    files: { 'entry.js': {} },
    ...rest,
  }) as unknown as Release;

test('a release with a valid name, version and file names has no violations', () => {
  const files = { 'entry.js': {}, 'pages/a.b.js': {} } as unknown as Release['files'];
  expect(nameViolations(release({ files }), ['mf-events', 'mf-admin'])).toEqual([]);
});

test.each(['/etc/passwd', '../entry.js', 'a/../b', '.hidden', 'a/.hidden', 'a\\b'])(
  'a file named %s is refused',
  (name) => {
    const files = { [name]: {} } as unknown as Release['files'];
    expect(nameViolations(release({ files }), [])).toEqual([
      `'${name}' is not a name for a file of an artefact`,
    ]);
  },
);

test.each(['1.0', 'v1.0.0', '', '01.0.0'])("the version '%s' is refused", (version) => {
  expect(nameViolations(release({ version }), [])).toEqual([
    `'${version}' is not a version like 1.2.3`,
  ]);
});

test.each(['events', 'mf-Events', 'mf-'])('an area named %s is refused', (name) => {
  expect(nameViolations(release({ name }), [])).toEqual([
    `'${name}' is not a name like mf-account`,
  ]);
});

test.each(['mf-event', 'mf-events-more'])('mf-events is refused if %s exists', (other) => {
  expect(nameViolations(release(), ['mf-admin', other])).toEqual([
    `Its name and ${other} begin alike: the loader can't tell them apart`,
  ]);
});
