import { adoptDocumentStyles } from './boot/document-styles';
import { nextTask } from './boot/next-task';
import { registry } from './remotes/document-registry';
import { allowScripts, installScriptVerification } from './remotes/script-verification';

declare const OWN_CHUNK_HASHES: Readonly<Record<string, string>>;

// Before the first chunk is asked for: nothing runs whose hash is not known.
installScriptVerification();
allowScripts({ base: registry().shell.base, integrity: ownChunkHashes() });
void boot();

/** Runs the shell's libraries in tasks of their own, so that none of them keeps a click waiting, while the page's code is on its way. */
async function boot(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react');
  await nextTask();
  const { loadFirstScreen } = await import(/* webpackMode: "eager" */ './boot/first-screen');
  const first = loadFirstScreen();
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  const continueStyles = adoptDocumentStyles();
  const { __PRIVATE__ } = await import(/* webpackMode: "eager" */ 'styled-components');
  continueStyles(__PRIVATE__.mainSheet);
  await nextTask();
  await import(/* webpackMode: "eager" */ './app');
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ './boot/start');
  const screen = await first;
  await nextTask();
  start(screen);
}

/** By name; the build writes them. In development there are none. */
function ownChunkHashes(): Readonly<Record<string, string>> {
  return typeof OWN_CHUNK_HASHES === 'undefined' ? {} : OWN_CHUNK_HASHES;
}
