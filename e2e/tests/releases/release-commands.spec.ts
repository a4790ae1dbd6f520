import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { ReleaseCommands } from '../../fixtures/release-commands';

let store: string;
test.beforeEach(async () => {
  store = await mkdtemp(path.join(tmpdir(), 'northcast-release-commands-'));
});
test.afterEach(() => rm(store, { recursive: true, force: true }));

const commandsWith = (settings: Readonly<Record<string, string>> = {}) =>
  new ReleaseCommands(() => ({ ...process.env, RELEASES_DIR: store, ...settings }));

/** A module that crashes the process as soon as it has sent the response to a command. */
const crashing = `
  const { send } = process;
  if (send) process.send = (...message) => {
    send.apply(process, message);
    throw new Error('on purpose');
  };`;
const preload = `--import data:text/javascript,${encodeURIComponent(crashing)}`;

test('a process that crashes between two commands fails the later ones and the end', async () => {
  const commands = commandsWith({ NODE_OPTIONS: preload });
  await commands.run(['list']);
  const crash = 'The release process ended with exit code 1';
  // The next command may be sent before the crash is known here, and then fails otherwise.
  await expect.poll(() => commands.run(['list']).catch(String)).toContain(crash);
  await expect(commands.end()).rejects.toThrow(crash);
});

test('a process that crashes after the last command fails the end', async () => {
  const commands = commandsWith({ NODE_OPTIONS: preload });
  await commands.run(['list']);
  await expect(commands.end()).rejects.toThrow('The release process ended with exit code 1');
});

test('neither a waiting command nor a later one starts the process again after its end', async () => {
  const commands = commandsWith();
  const errorOfList = () => commands.run(['list']).catch(String);
  await commands.run(['list']);
  const errors = Promise.all([errorOfList(), errorOfList()]);
  // After this, the first command is sent, and the second waits for it.
  await new Promise((resolve) => setImmediate(resolve));
  await commands.end();
  const ended = 'Error: The release process was ended';
  expect(await errors).toEqual([expect.stringContaining('The release process has ended'), ended]);
  expect(await errorOfList()).toBe(ended);
});
