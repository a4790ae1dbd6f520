import { acceptMovedNodes } from './boot/accept-moved-nodes';
import { adoptDocumentStyles } from './boot/document-styles';
import { watchFailures } from './failures/watch-failures';
import { registry } from './remotes/page-manifest';
import { allowScripts, installScriptVerification } from './remotes/script-verification';
import { yieldToMain } from './remotes/yield-to-main';

declare const OWN_CHUNK_HASHES: Readonly<Record<string, string>>;

// Must run before the first chunk is requested: no script runs without a known hash.
installScriptVerification();
allowScripts({ base: registry().shell.base, integrity: ownChunkHashes() });
watchFailures();
acceptMovedNodes();
void boot();

/**
 * Evaluates the shell's libraries in separate tasks while the page's code is loading, so that no
 * long task blocks input.
 */
async function boot(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react');
  await yieldToMain();
  const { loadFirstRouteState } = await import(
    /* webpackMode: "eager" */ './boot/first-route-state'
  );
  const first = loadFirstRouteState();
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
  const firstState = await first;
  await yieldToMain();
  start(firstState);
}

/** Hashes by file name, inserted by the build. Empty in development. */
function ownChunkHashes(): Readonly<Record<string, string>> {
  return typeof OWN_CHUNK_HASHES === 'undefined' ? {} : OWN_CHUNK_HASHES;
}
