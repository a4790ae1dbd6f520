import { policySource } from '@northcast/release/hashes';

/**
 * Restricts script URLs to the site's own folders (Trusted Types), and starts the shell after the
 * first paint or the first user input, whichever comes first. If one of the shell's scripts fails
 * to load or to match its hash, reloads the document once, bypassing the cache. If that does not
 * help, shows a notice: in place of the content on a page that would stay 'Loading', and below the
 * content on any other page. The text is constant, so one hash in the CSP covers it.
 */
export const bootScript = [
  // Allows script URLs in this site's own folders, whichever code requests them, and rejects all
  // others.
  'self.trustedTypes&&trustedTypes.createPolicy("default",{createScriptURL:u=>{',
  'const l=new URL(u,document.baseURI);',
  'return l.origin==origin&&/^\\/(shell|remotes)\\//.test(l.pathname)?u:null}});',
  '(()=>{let started,failed;const d=document,signs=["pointerdown","keydown","focusin"],',
  'read=id=>JSON.parse(d.getElementById(id).textContent),',
  'add=(to,tag,text)=>{const e=d.createElement(tag);e.textContent=text;to.append(e);return e},',
  // Reloads at most once a minute, and never if the time cannot be stored.
  'isFirst=()=>{try{const last=+sessionStorage.ncReload||0;sessionStorage.ncReload=Date.now();',
  'return Date.now()-last>6e4}catch{}},',
  'notice=()=>{const isEmpty=read("page").kind==="loading",box=d.createElement("section");',
  'box.setAttribute("role","alert");box.style.cssText=isEmpty?"padding:4rem 1.5rem":',
  '"position:fixed;inset:auto 0 0;z-index:99;padding:1rem 1.5rem;background:Canvas;color:CanvasText;border-top:1px solid";',
  'if(isEmpty)d.querySelector("main").replaceChildren(box);else d.body.append(box);',
  'add(box,isEmpty?"h1":"h2","This page could not be started");',
  'add(box,"p","A part of the site did not arrive as it should. Reload the page, or try again in a moment.");',
  'add(box,"button","Reload").onclick=()=>location.reload()},',
  'fail=async({base,entry})=>{if(failed)return;failed=1;if(!isFirst())return notice();',
  'await Promise.all(entry.map(name=>fetch(base+name,{cache:"reload"}).catch(()=>0)));',
  'location.reload()},',
  'start=()=>{if(started)return;started=1;for(const t of signs)removeEventListener(t,start,!0);',
  'const{shell}=read("registry");',
  'for(const name of shell.entry){const s=d.createElement("script");',
  's.src=shell.base+name;s.integrity=shell.integrity[name];s.crossOrigin="anonymous";s.async=!1;',
  's.onerror=()=>fail(shell);d.head.append(s)}};',
  'for(const t of signs)addEventListener(t,start,{capture:!0,passive:!0});',
  'const idle=window.requestIdleCallback||(f=>setTimeout(f,50));',
  'requestAnimationFrame(()=>requestAnimationFrame(()=>idle(start,{timeout:200})))})()',
].join('');

/** CSP source of the boot script. */
export const bootScriptHash = policySource(bootScript);
