/**
 * Fast refresh of remotes works only where this stands before the first script: each remote's refresh runtime looks for the renderers
 * of the shell's React here.
 */
const refreshHook = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__={renderers:new Map(),supportsFiber:true,inject(r){const id=this.renderers.size+1;this.renderers.set(id,r);return id},onScheduleFiberRoot(){},onCommitFiberRoot(){},onCommitFiberUnmount(){}};`;

/** Document of the development server: nothing prerendered, no content security policy. */
export function devDocument(registry) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Northcast (development)</title>
<script>${refreshHook}</script>
<script type="application/json" id="registry">${JSON.stringify(registry).replaceAll('<', '\\u003c')}</script>
</head>
<body><div id="root"></div><script src="/shell/shell.js"></script></body>
</html>`;
}
