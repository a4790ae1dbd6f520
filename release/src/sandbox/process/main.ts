/**
 * Entry of the process that renders one version of one remote; `sandbox-process.ts` is its parent.
 */
import { Socket } from 'node:net';
import { encodeFrame, FrameReader } from '../frames.js';
import type { FromProcess, ToProcess } from '../messages.js';
import { ApiCalls } from './api-calls.js';
import { asRemoteModule, compileBundle, type ShellBundle, sharedRequire } from './bundles.js';
import { closeOff } from './close-off.js';
import { DataTimeout, pageRenderer } from './render-page.js';

/** Maximum incoming frame in bytes. The bundles are the largest messages. */
const longestFrame = 64 * 1024 * 1024;

const channel = new Socket({ fd: 3, readable: true, writable: true });
const write = channel.write.bind(channel);
const send = (message: FromProcess): void => void write(encodeFrame(message));
const exit = process.exit.bind(process);
const calls = new ApiCalls(send);
let render: ReturnType<typeof pageRenderer> | undefined;

function reasonOf(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return text.slice(0, 400);
}

/** Ends the process after an error outside any page, because its state is unknown. */
function endWith(error: unknown): void {
  const message: FromProcess = { kind: 'failed', id: null, reason: reasonOf(error), isCode: true };
  write(encodeFrame(message), () => exit(1));
}

process.on('uncaughtException', endWith);
process.on('unhandledRejection', endWith);
channel.on('end', () => exit(0));
channel.on('error', () => exit(0));

function start({ shell, area, name }: Extract<ToProcess, { kind: 'start' }>): void {
  const runShell = compileBundle(shell, 'shell/server.cjs');
  const runArea = compileBundle(area, `${name}/server.cjs`);
  closeOff(calls.fetch);
  const shellBundle = runShell(() => {
    throw new Error('The shell has to bring all that it needs');
  }) as ShellBundle;
  const remote = asRemoteModule(runArea(sharedRequire(shellBundle)));
  render = pageRenderer(shellBundle, remote, name, calls);
  send({ kind: 'ready' });
}

async function answer({ id, page }: Extract<ToProcess, { kind: 'page' }>): Promise<void> {
  try {
    if (!render) throw new Error('It was not started');
    send({ kind: 'page', id, page: await render(page) });
  } catch (error) {
    const isCode = !(error instanceof DataTimeout);
    send({ kind: 'failed', id, reason: reasonOf(error), isCode });
  }
}

function receive(message: ToProcess): void {
  if (message.kind === 'start') start(message);
  else if (message.kind === 'page') void answer(message);
  else calls.resolve(message.id, message.answer);
}

const reader = new FrameReader(
  longestFrame,
  (value) => receive(value as ToProcess),
  () => exit(1),
);
channel.on('data', (chunk: Buffer) => reader.push(chunk));
