import childProcess from 'node:child_process';
import cluster from 'node:cluster';
import dgram from 'node:dgram';
import dns from 'node:dns';
import http from 'node:http';
import http2 from 'node:http2';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import tls from 'node:tls';
import worker from 'node:worker_threads';

/** Globals that a remote's code may use, besides those of the language. */
const kept = new Set([
  ...['AbortController', 'AbortSignal', 'DOMException', 'Event', 'EventTarget', 'CustomEvent'],
  ...['URL', 'URLSearchParams', 'TextEncoder', 'TextDecoder', 'TextEncoderStream'],
  ...['TextDecoderStream', 'TransformStream', 'WritableStream', 'ReadableStream', 'Blob'],
  ...['FormData', 'Headers', 'Response', 'MessageChannel', 'MessagePort', 'performance', 'crypto'],
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate'],
  ...['clearImmediate', 'queueMicrotask', 'structuredClone', 'atob', 'btoa'],
  // Node's `Response` uses them internally.
  ...['Buffer', 'WebAssembly'],
]);

/** ECMAScript globals, as in a new realm. */
const language =
  /^(globalThis|Infinity|NaN|undefined|eval|is(Finite|NaN)|parse(Float|Int)|(de|en)codeURI(Component)?|(un)?escape|(Aggregate|Eval|Range|Reference|Syntax|Type|URI)?Error|Object|Function|Array|Number|Boolean|String|Symbol|Date|Promise|RegExp|JSON|Math|Intl|Reflect|Proxy|Map|Set|Weak(Map|Set|Ref)|BigInt|Iterator|FinalizationRegistry|ArrayBuffer|DataView|(Big)?(Int|Uint)(8|16|32|64)(Clamped)?Array|Uint8ClampedArray|Float(16|32|64)Array)$/;

/**
 * Removes every Node API for sockets, processes and threads, and all globals not listed. Bundles
 * cannot load `node:fs` either; if they could, the permission model would deny it all files but
 * ours. Call it after this process has opened its own resources and before the remote's code runs.
 * @param fetch replacement for the global `fetch`
 */
export function closeOff(fetch: unknown): void {
  const names = Object.getOwnPropertyNames(globalThis);
  // Node loads some globals lazily, using modules that are closed below, so load them now.
  for (const name of kept) Reflect.get(globalThis, name);
  closeModules();
  const process = Object.freeze({ env: Object.freeze({ NODE_ENV: 'production' }) });
  for (const name of names) {
    if (!kept.has(name) && !language.test(name)) Reflect.deleteProperty(globalThis, name);
  }
  const fixed = { process, fetch, console: silentConsole() };
  for (const [name, value] of Object.entries(fixed)) {
    Object.defineProperty(globalThis, name, { value, configurable: false, writable: false });
  }
}

function closeModules(): void {
  const modules = [childProcess, cluster, dgram, dns, dns.promises, http, http2, https, net, tls];
  for (const each of [...modules, worker]) closeFunctions(each);
  for (const { prototype } of [net.Socket, net.Server, dgram.Socket]) {
    for (const name of ['connect', 'listen', 'bind', 'send']) {
      if (name in prototype) Object.defineProperty(prototype, name, { value: refuse });
    }
  }
  const node = process as unknown as Record<string, unknown>;
  for (const name of ['binding', '_linkedBinding', 'dlopen', 'getBuiltinModule', 'kill']) {
    if (name in node) Object.defineProperty(process, name, { value: refuse });
  }
  syncBuiltinESMExports();
}

function closeFunctions(module: object): void {
  for (const [name, value] of Object.entries(module)) {
    const property = Object.getOwnPropertyDescriptor(module, name);
    if (typeof value !== 'function' || !property?.configurable) continue;
    Object.defineProperty(module, name, { value: refuse });
  }
}

function refuse(): never {
  throw new Error('This is closed off while a page is rendered');
}

/** Discards all console output. */
function silentConsole(): object {
  const methods = ['log', 'info', 'debug', 'warn', 'error', 'trace', 'table', 'assert', 'dir'];
  return Object.fromEntries(methods.map((name) => [name, () => undefined]));
}
