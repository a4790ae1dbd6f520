import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from '../tooling/src/paths.mjs';
import { readCompose, readImage } from './compose/docker-files.mjs';

const read = (file) => readFileSync(inRoot(file), 'utf8');
/** Except constants of Node, such as `Number.MAX_SAFE_INTEGER`. */
const settingName = /(?<!\b(?:Number|constants)\.)\b[A-Z]+(?:_[A-Z]+)+\b/g;

/** Names of the settings that these modules read, except `HOST` and `PORT`. */
const settingsIn = (files) => [
  ...new Set(files.flatMap((file) => read(file).match(settingName) ?? [])),
];

const ofBff = settingsIn(
  readdirSync(inRoot('bff/src/settings'))
    .filter((name) => name.endsWith('settings.ts'))
    .map((name) => `bff/src/settings/${name}`),
);
const ofShell = settingsIn([
  'shell/server/settings.ts',
  'release/src/canary/canary-settings.ts',
  'release/src/keys/release-keys.ts',
  'release/src/store/store-layout.ts',
]);

/** The settings in the first column of a document's tables. */
function documented(file) {
  const [, ...tables] = read(file).split(/^\| (?:variable|setting) \| default \|.*$/m);
  const rows = tables.join('\n');
  return [...rows.matchAll(/^\| (`[A-Z].*?`) \|/gm)].flatMap(
    ([, names = '']) => names.match(/\w+/g) ?? [],
  );
}

const missing = (wanted, present) => wanted.filter((name) => !present.includes(name)).sort();

test('README.md explains every setting of the servers', () => {
  expect(missing([...ofBff, ...ofShell], documented('README.md'))).toEqual([]);
});

test('bff/README.md explains every setting of the bff', () => {
  expect(missing(ofBff, documented('bff/README.md'))).toEqual([]);
});

test.each([
  // The two containers share no disk, and the shell's image contains its build.
  ['bff', ofBff, ['UPLOADS_TOKEN']],
  ['shell', ofShell, ['DATA_DIR', 'SHELL_DIR', 'UPLOADS_FOLDER', 'UPLOADS_TOKEN']],
])('Compose passes every setting of the %s to it', (name, settings, unused) => {
  const required = { MYSQL_PASSWORD: 'a', SESSION_SECRET: 'b', ADMIN_EMAIL: 'c' };
  const { build, environment } = readCompose({ ...required, ADMIN_PASSWORD: 'd' }).services[name];
  const passed = Object.keys({ ...readImage(build.target).environment, ...environment });
  expect(missing(settings, [...passed, ...unused])).toEqual([]);
});
