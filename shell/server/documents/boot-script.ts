import { policySource } from '../hashes.js';

/**
 * Starts the shell after the first paint, or with the first sign of a person, whichever comes first. The text is constant, so that one
 * hash in the content security policy covers it.
 */
export const bootScript = [
  '(()=>{let started;const signs=["pointerdown","keydown","focusin"],start=()=>{',
  'if(started)return;started=1;for(const t of signs)removeEventListener(t,start,!0);',
  'const{shell}=JSON.parse(document.getElementById("registry").textContent);',
  'for(const name of shell.entry){const s=document.createElement("script");',
  's.src=shell.base+name;s.integrity=shell.integrity[name];s.crossOrigin="anonymous";s.async=!1;',
  'document.head.append(s)}};',
  'for(const t of signs)addEventListener(t,start,{capture:!0,passive:!0});',
  'const idle=window.requestIdleCallback||(f=>setTimeout(f,50));',
  'requestAnimationFrame(()=>requestAnimationFrame(()=>idle(start,{timeout:2000})))})()',
].join('');

/** Its source for the content security policy. */
export const bootScriptHash = policySource(bootScript);
