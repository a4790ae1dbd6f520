import { uploadContentType, uploadsPath } from '@northcast/shared-contracts/api/uploads-path';
import type { Call } from './calls.js';
import { type Header, idStandIn, type Message, type Sender, utf8 } from './exchange.js';
import { ownHeaders } from './make-message.js';
import type { Random } from './random.js';
import { type Dictionary, hostileTexts } from './values.js';

/** Size in bytes of the uploads that the parties create. */
export const uploadSize = 64;

const one = `${uploadsPath}/{id}`;
const id = { name: 'id', place: 'path', schema: {} } as const;

/** Calls of the tus upload protocol, which the OpenAPI document does not describe. */
export const uploadCalls: readonly Call[] = [
  { method: 'POST', path: uploadsPath, parameters: [] },
  { method: 'OPTIONS', path: uploadsPath, parameters: [] },
  { method: 'HEAD', path: one, parameters: [id] },
  { method: 'PATCH', path: one, parameters: [id] },
  { method: 'PATCH', path: one, parameters: [id] },
  { method: 'DELETE', path: one, parameters: [id] },
];

const lengths = ['1', '5', String(uploadSize), '104857600'];
const offsets = ['0', '0', '0', '1', '5', String(uploadSize)];
const oddNumbers = [
  '',
  '-1',
  '+5',
  '0',
  '0x10',
  '1e3',
  '5, 5',
  '5.5',
  'NaN',
  '9007199254740993',
  '9'.repeat(400),
];
const versions = ['0.2.2', '1.0.1', '', '1.0.0, 1.0.0', 'x'.repeat(4000)];
const types = ['application/json', 'text/plain', 'multipart/form-data', `${uploadContentType};q=`];
const extensions: readonly Header[] = [
  ['Upload-Defer-Length', '1'],
  ['Upload-Defer-Length', 'x'],
  ['Upload-Concat', 'partial'],
  ['Upload-Concat', `final;${uploadsPath}/${idStandIn('victimUpload')}`],
  ['Upload-Checksum', 'sha1 AAAA'],
  ['X-HTTP-Method-Override', 'PATCH'],
  ['Content-Type', uploadContentType],
];

/** A tus request as browsers send it; occasionally with an odd value or without a header. */
export function newUploadMessage(
  random: Random,
  { method, path }: Call,
  sender: Sender,
  { words }: Dictionary,
): Message {
  const headers = ownHeaders(sender);
  const add = (name: string, usual: string, odd: readonly string[]) => {
    if (random.chance(0.05)) return;
    headers.push([name, random.chance(0.12) ? random.pick(odd) : usual]);
  };
  add('Tus-Resumable', '1.0.0', versions);
  if (method === 'POST') {
    add('Upload-Length', random.pick(lengths), oddNumbers);
    add('Upload-Metadata', metadataOf(random, words), oddMetadata);
  }
  if (method === 'PATCH') {
    add('Upload-Offset', random.pick(offsets), oddNumbers);
    add('Content-Type', uploadContentType, types);
  }
  if (random.chance(0.1)) headers.push(random.pick(extensions));
  const body = method === 'PATCH' ? partOf(random) : '';
  return {
    method,
    target: path.replace('{id}', () => targetId(random, words)),
    version: 'HTTP/1.1',
    headers,
    body,
    framing: body === '' ? 'none' : random.pick(['length', 'length', 'length', 'chunked']),
  };
}

function targetId(random: Random, words: readonly string[]): string {
  const others = [idStandIn('victimUpload'), idStandIn('attackerOrder'), random.pick(words), '%00'];
  return random.chance(0.6) ? idStandIn('attackerUpload') : random.pick(others);
}

/**
 * Bytes that end before, at and after the end of the upload, and more than other bodies may have.
 */
function partOf(random: Random): string {
  const length = random.pick([1, 5, 5, uploadSize, uploadSize + 1, 5000, 200_000]);
  return 'part '.repeat(Math.ceil(length / 5)).slice(0, length);
}

const base64 = (text: string) => Buffer.from(text).toString('base64');

/** Values and keys that are not base64, and too many of both. */
const oddMetadata = [
  '',
  ',',
  'name',
  'name %%%',
  'name  eA==,order',
  'order eA==,order eA==',
  `__proto__ eA==,name ${base64('x.txt')}`,
  `name ${base64('x.txt')},order ${base64('../../etc/passwd')}`,
  `name ${'QUFB'.repeat(2000)}`,
  Array.from({ length: 500 }, (_, index) => `k${index} eA==`).join(),
];

function metadataOf(random: Random, words: readonly string[]): string {
  const isHostile = random.chance(0.2);
  const name = isHostile ? random.pick(hostileTexts) : random.pick(['a.wav', 'b.txt', 'c.exe']);
  const orders = ['attackerOrder', 'attackerOrder', 'attackerOrder', 'victimOrder'] as const;
  const fields: Header[] = [
    ['name', name],
    ['order', idStandIn(random.pick(orders))],
  ];
  if (random.chance(0.2)) fields.push(['purpose', random.pick(['delivery', 'message', 'x'])]);
  if (random.chance(0.1)) fields.push([random.pick(words), random.pick(words)]);
  return fields.map(([key, value]) => utf8(`${key} ${base64(value)}`)).join();
}
