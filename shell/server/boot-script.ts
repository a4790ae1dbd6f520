import { policySource } from '@northcast/release/hashes';

/**
 * Lets scripts come from the site's own folders alone (Trusted Types), and starts the shell after the first paint, or with the first
 * sign of a person, whichever comes first. Where one of its scripts can't be had or is not what was built, the document is loaded once
 * more, past the cache; if that does not help, a notice says so: in place of what would stay 'Loading', and below a page that can be
 * read. The text is constant, so that one hash in the content security policy covers it.
 */
export const bootScript = [
  // Scripts of this site's own folders may be asked for, no matter what asks; every other address is refused.
  'self.trustedTypes&&trustedTypes.createPolicy("default",{createScriptURL:u=>{',
  'const l=new URL(u,document.baseURI);',
  'return l.origin==origin&&/^\\/(shell|remotes)\\//.test(l.pathname)?u:null}});',
  '(()=>{let started,failed;const d=document,signs=["pointerdown","keydown","focusin"],',
  'read=id=>JSON.parse(d.getElementById(id).textContent),',
  'add=(to,tag,text)=>{const e=d.createElement(tag);e.textContent=text;to.append(e);return e},',
  // Once a minute at most, and never where that can't be noted.
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

/** Its source for the content security policy. */
export const bootScriptHash = policySource(bootScript);
