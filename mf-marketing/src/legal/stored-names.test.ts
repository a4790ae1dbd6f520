import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
/** Folders whose code runs in the browser, and `shell/server`, which contains the boot script. */
const folders = [...readdirSync(root).map((name) => `${name}/src`), 'shell/server'].filter(
  (folder) => !/^(bff|tooling)\//.test(folder) && existsSync(path.join(root, folder)),
);

const sources = folders.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test|\.test-d|\.examples)\.tsx?$/.test(name))
    .map((name) => ({ file: `${folder}/${name}`, text: codeOf(path.join(root, folder, name)) })),
);

/** A file's text without comments. */
function codeOf(file: string): string {
  return readFileSync(file, 'utf8').replace(/\/\*.*?\*\/|(?<![:'"])\/\/[^\n]*/gs, '');
}

/** Module of the drafts, whose callers choose the names. */
const draftModule = 'shared-contracts/src/api/client/draft.ts';

const storage = /\b(?:session|local)Storage\b/g;
const access = /\b(?:session|local)Storage\.(\w+)(?:\(\s*('[^']+'|\w+))?/g;
const draftCall = /(?<!function )\bdraftOf(?:<[^()]*>)?\(\s*('[^']+'|`[^`]+`|\w+)/g;

/** The names that an expression can have: a literal, a constant, or values of a JSX attribute. */
function namesOf(expression: string, text: string): string[] {
  if (/^['`]/.test(expression)) return [constantPart(expression)];
  const constant = new RegExp(`const ${expression} = ('[^']+'|\`[^\`]+\`)`).exec(text)?.[1];
  if (constant !== undefined) return [constantPart(constant)];
  const attribute = new RegExp(`\\b${expression}=\\{(\`[a-z-]+-(?:draft|edit):[^\`]+\`)`, 'g');
  return sources.flatMap((source) =>
    [...source.text.matchAll(attribute)].map(([, literal = '']) => constantPart(literal)),
  );
}

/** A name without the id of its order, message or form. */
const constantPart = (literal: string) =>
  literal
    .slice(1, -1)
    .replace(/\$\{.*/s, '')
    .replace(/(?<!^northcast):.*/s, '');

const entries = sources.flatMap(({ file, text }) =>
  file === draftModule
    ? []
    : [...text.matchAll(access)].flatMap(([, member = '', argument]) => {
        if (argument !== undefined) return [{ file, names: namesOf(argument, text) }];
        return member === 'clear' ? [] : [{ file, names: [member] }];
      }),
);
const drafts = sources.flatMap(({ file, text }) =>
  [...text.matchAll(draftCall)].map(([, argument = '']) => ({
    file,
    names: namesOf(argument, text).map((name) => `northcast:${name}`),
  })),
);

test('the code shows under which name each entry in the browser is stored', () => {
  const unread = sources.filter(
    ({ text }) => text.match(storage)?.length !== text.match(access)?.length,
  );
  const unnamed = [...entries, ...drafts].filter(({ names }) => names.length === 0);
  expect([...unread, ...unnamed].map(({ file }) => file)).toEqual([]);
});

test('nothing is stored in the browser by other means', () => {
  const others = /\b(?:indexedDB|cookieStore|serviceWorker)\b|\bcaches\.open|document\.cookie = /;
  expect(sources.filter(({ text }) => others.test(text)).map(({ file }) => file)).toEqual([]);
});

test('the cookie policy names exactly the entries that the code stores', () => {
  const policy = readFileSync(path.join(root, 'mf-marketing/content/legal/cookies.md'), 'utf8');
  const [, section = ''] = policy.split("## What is kept in your browser's own storage");
  const [table = ''] = section.split(/^## /m);
  const named = [...table.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
  const stored = new Set([...entries, ...drafts].flatMap(({ names }) => names));
  expect(named.sort()).toEqual([...stored].sort());
});
