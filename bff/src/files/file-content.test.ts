import { wavBytes } from '../../test/uploads.js';
import { contentOf, shownType } from './file-content.js';
import { dispositionOf, rangeOf } from './file-downloads.service.js';
import { cleanFileName } from './new-file.js';

const latin = (text: string) => Buffer.from(text, 'latin1');
const mp3Frame = latin(`\xff\xfb\x90\x64${'\0'.repeat(413)}`);
const id3 = (payload: string) =>
  Buffer.concat([latin(`ID3\x03\0\0\0\0\0${String.fromCharCode(payload.length)}`), latin(payload)]);
const zip = latin(`PK\x03\x04\x14\0\0\0\0\0${'\0'.repeat(16)}\x05\0\0\0a.txt`);

test.each([
  ['a WAV file', wavBytes(), 'audio/wav', 'audio'],
  ['an MP3 file', Buffer.concat([mp3Frame, mp3Frame]), 'audio/mpeg', 'audio'],
  [
    'a PNG image',
    latin(`\x89PNG\r\n\x1a\n\0\0\0\rIHDR${'\0'.repeat(17)}\0\0\0\0IDAT`),
    'image/png',
    'image',
  ],
  ['a ZIP archive', zip, 'application/zip', 'archive'],
  ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj'), 'application/pdf', 'document'],
  ['UTF-8 text', Buffer.from('Grüße, 00:12 intro'), 'text/plain', 'text'],
  ['an HTML page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'text/plain', 'text'],
  [
    'an SVG drawing',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>'),
    'text/plain',
    'text',
  ],
  ['UTF-16 text', latin('a\0b\0'), '', 'other'],
  ['unknown binary data', latin('\x01\x02\x03\x04\xfe\xff'), '', 'other'],
])('contentOf detects the type and kind of %s', async (_case, head, type, kind) => {
  expect(await contentOf(head)).toEqual({ type, kind, isProgram: false });
});

test.each([
  ['a Windows executable', latin(`MZ${'\0'.repeat(62)}`)],
  ['a Linux executable', latin(`\x7fELF\x02\x01\x01${'\0'.repeat(60)}`)],
  ['a macOS executable', latin(`\xcf\xfa\xed\xfe${'\0'.repeat(60)}`)],
  ['a script with a shebang', Buffer.from('#!/usr/bin/env node\n')],
])('contentOf identifies %s as a program', async (_case, head) => {
  expect((await contentOf(head)).isProgram).toBe(true);
});

test('media that contain a script are never shown inline', async () => {
  const polyglots = [
    Buffer.concat([id3('<script>alert(1)</script>'), mp3Frame, mp3Frame]),
    Buffer.concat([latin('GIF89a/*'), latin('*/=1;<script>alert(1)</script>')]),
  ];
  for (const bytes of polyglots) {
    const { type } = await contentOf(bytes);
    expect(shownType(type)).toBeUndefined();
  }
});

test.each([
  ['C:\\music\\take 1.wav', 'take 1.wav'],
  ['../../etc/passwd', 'passwd'],
  ['a\u202egnp.exe', 'agnp.exe'],
  ['  two \t\n blanks .mp3. ', 'two blanks .mp3'],
  ['.htaccess', 'htaccess'],
  ['a<b>:"c|d?e*.wav', 'a_b___c_d_e_.wav'],
  ['Grüße 日本.flac', 'Grüße 日本.flac'],
  ['..', ''],
  ['\u200b\u3164', ''],
])('the file name %j is stored as %j', (sent, kept) => {
  expect(cleanFileName(sent)).toBe(kept);
});

test('a long file name is shortened and keeps its extension', () => {
  const name = cleanFileName(`${'😀'.repeat(150)}a.wav`);
  expect(name.length).toBeLessThanOrEqual(200);
  expect(name).toMatch(/\.wav$/);
  expect(() => encodeURIComponent(name)).not.toThrow();
});

test('a file name cannot break out of the Content-Disposition header', () => {
  const header = dispositionOf('a";\r\nX: 1; filename=b', false);
  expect(header).not.toMatch(/[\r\n]/);
  expect(header).toMatch(/^attachment; filename="[^"\\]*"; filename\*=UTF-8''[\w%.!~-]*$/);
});

test('a range of an empty file cannot be satisfied; a malformed range is ignored', () => {
  expect(rangeOf('bytes=0-', 0)).toBeNull();
  expect(rangeOf('bytes=-5', 0)).toBeNull();
  expect(rangeOf(`bytes=${'9'.repeat(30)}-`, 5)).toBeUndefined();
  expect(rangeOf('bytes=-', 5)).toBeUndefined();
});
