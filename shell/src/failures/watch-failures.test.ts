import { attributeFailure } from './watch-failures';

const origin = 'https://northcast.example';
const own = `${origin}/remotes/mf-account/1.4.0/chunk-12ab.js:1:4711`;
const shell = `${origin}/shell/main-99.js:1:55`;
const account = { remote: 'mf-account', version: '1.4.0' };

const trace = (...frames: string[]) =>
  `TypeError: x is undefined\n${frames.map((frame) => `    at f (${frame})`).join('\n')}`;

test.each([
  ['a script URL of an area', own, account],
  ['a stack trace of an area', trace(own, shell), account],
  ['a stack trace in Firefox format', `f@${own}\ng@${shell}`, account],
  ['a stack trace of a shell library that an area called', trace(shell, 'native', own), account],
  [
    'a script URL of a local version',
    own.replace('1.4.0', '1.4.0-local.3f'),
    {
      remote: 'mf-account',
      version: '1.4.0-local.3f',
    },
  ],
])('%s is attributed to the version of the area', (_name, text, expected) => {
  expect(attributeFailure(text, origin)).toEqual(expected);
});

test.each([
  ['a stack trace of the shell alone', trace(shell, shell)],
  ['a stack trace of an extension and an area', trace('chrome-extension://abc/a.js:1:1', own)],
  ['another origin', trace('https://elsewhere.example/remotes/mf-account/1.4.0/a.js:1:1', own)],
  ['an error message that contains a path', 'Error: /remotes/mf-account/1.4.0/ is gone'],
  ['an empty text', ''],
])('%s is not attributed to any area', (_name, text) => {
  expect(attributeFailure(text, origin)).toBeUndefined();
});
