import { adoptDocumentStyles } from './boot/document-styles';
import { yieldToMain } from './boot/yield-to-main';
import { watchFailures } from './failures/watch-failures';
import { registry } from './remotes/page-manifest';
import { allowScripts, installScriptVerification } from './remotes/script-verification';

declare const OWN_CHUNK_HASHES: Readonly<Record<string, string>>;

// Before the first chunk is asked for: nothing runs whose hash is not known.
installScriptVerification();
allowScripts({ base: registry().shell.base, integrity: ownChunkHashes() });
watchFailures();
void boot();

/** Runs the shell's libraries in tasks of their own, so that none of them keeps a click waiting, while the page's code is on its way. */
async function boot(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react');
  await yieldToMain();
  const { loadFirstScreen } = await import(/* webpackMode: "eager" */ './boot/first-screen');
  const first = loadFirstScreen();
  await yieldToMain();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await yieldToMain();
  const continueStyles = adoptDocumentStyles();
  const { __PRIVATE__ } = await import(/* webpackMode: "eager" */ 'styled-components');
  continueStyles(__PRIVATE__.mainSheet);
  await yieldToMain();
  await import(/* webpackMode: "eager" */ './app');
  await yieldToMain();
  const { start } = await import(/* webpackMode: "eager" */ './boot/start');
  const screen = await first;
  await yieldToMain();
  start(screen);
}

/** By name; the build writes them. In development there are none. */
function ownChunkHashes(): Readonly<Record<string, string>> {
  return typeof OWN_CHUNK_HASHES === 'undefined' ? {} : OWN_CHUNK_HASHES;
}
