import { createHash } from 'node:crypto';

/**
 * Starts the shell after the first paint, or with the first sign of a person, whichever comes first. The text is constant, so that one
 * hash in the content security policy covers it.
 */
export const bootScript = `(()=>{
let started=false;
const start=()=>{
if(started)return;started=true;
for(const t of ["pointerdown","keydown","focusin"])removeEventListener(t,start,true);
const {shell}=JSON.parse(document.getElementById("registry").textContent);
for(const name of shell.entry){
const s=document.createElement("script");
s.src=shell.base+name;s.integrity=shell.integrity[name];s.crossOrigin="anonymous";s.async=false;
document.head.append(s);
}};
for(const t of ["pointerdown","keydown","focusin"])addEventListener(t,start,{capture:true,passive:true});
const idle=window.requestIdleCallback||(f=>setTimeout(f,50));
requestAnimationFrame(()=>requestAnimationFrame(()=>idle(start,{timeout:2000})));
})()`;

export const bootScriptHash = `'sha256-${createHash('sha256').update(bootScript).digest('base64')}'`;
