import { attributeFailure } from './watch-failures';

const origin = 'https://northcast.example';
const own = `${origin}/remotes/mf-account/1.4.0/chunk-12ab.js:1:4711`;
const shell = `${origin}/shell/main-99.js:1:55`;
const account = { remote: 'mf-account', version: '1.4.0' };

const trace = (...frames: string[]) =>
  `TypeError: x is undefined\n${frames.map((frame) => `    at f (${frame})`).join('\n')}`;

test.each([
  ['the script of an area', own, account],
  ['a stack of an area', trace(own, shell), account],
  ['a stack of another browser', `f@${own}\ng@${shell}`, account],
  ['a library of the shell that an area called', trace(shell, 'native', own), account],
  [
    'a version of a working copy',
    own.replace('1.4.0', '1.4.0-local.3f'),
    {
      remote: 'mf-account',
      version: '1.4.0-local.3f',
    },
  ],
])('%s names the version', (_name, text, expected) => {
  expect(attributeFailure(text, origin)).toEqual(expected);
});

test.each([
  ['a stack of the shell alone', trace(shell, shell)],
  ['an extension that runs in front of an area', trace('chrome-extension://abc/a.js:1:1', own)],
  ['another origin', trace('https://elsewhere.example/remotes/mf-account/1.4.0/a.js:1:1', own)],
  ['a message that names a path', 'Error: /remotes/mf-account/1.4.0/ is gone'],
  ['nothing', ''],
])('%s is nobody', (_name, text) => {
  expect(attributeFailure(text, origin)).toBeUndefined();
});
