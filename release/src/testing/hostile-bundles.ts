import type { FetchApi } from '../sandbox/messages.js';

/** A shell server bundle that renders the result of a page's `Page`: text, or a promise of text. */
export const plainShellBundle = `
exports.fontFaces = '@font-face{}';
exports.sharedLibraries = { react: () => ({ name: 'react' }) };
exports.render = async ({ pathname, screen }) => {
  const text = typeof screen === 'string' ? screen : await screen.module.Page(screen.data);
  const body = '<nav>Northcast</nav><main><h1>' + text + '</h1></main>';
  return { head: '<title>' + text + '</title>', body, css: '', styleAttributes: '' };
};`;

/** A remote's server bundle with one page per entry. Each value is the body of its `Page`. */
export const serverBundle = (pages: Readonly<Record<string, string>>, atModuleLevel = ''): string =>
  `${atModuleLevel}
exports.routes = [${Object.entries(pages).map(
    ([path, body]) =>
      `{ path: ${JSON.stringify(path)}, load: async () => ({ Page: async (data) => { ${body} } }) }`,
  )}];`;

export const goodPage = "return 'Good';";

/** A bundle with one page whose loader has this body. */
export const loadingBundle = (load: string): string => `
exports.routes = [{ path: '/hostile', load: async () => ({
  load: async ({ origin, parameters, signal }) => { ${load} },
  Page: async (data) => JSON.stringify(data),
}) }];`;

/**
 * Harmful server code, by what it does. Each has the page `/hostile` and, if it loads without harm,
 * the harmless page `/good`.
 */
export const hostileBundles: Readonly<Record<string, string>> = {
  'throws at module level': serverBundle({ '/hostile': goodPage }, "throw new Error('broken');"),
  'throws in render': hostile("throw new Error('broken');"),
  'reads window': hostile('return window.innerWidth;'),
  'exits the process': hostile('process.exit(0);'),
  'ends the process from inside': hostile(
    "throw process.reallyExit ? process.reallyExit(1) : new Error('no exit');",
  ),
  'loops for ever': hostile('for (;;);'),
  'never answers': hostile('await new Promise(() => undefined);'),
  'takes 2 GB in buffers': hostile(
    'const kept = []; for (let i = 0; i < 64; i += 1) kept.push(new Uint8Array(32e6).fill(1)); return kept.length;',
  ),
  'takes 2 GB in objects': hostile(
    "const kept = []; for (let i = 0; i < 6e7; i += 1) kept.push({ i, text: 'x' + i }); return kept.length;",
  ),
  'answers 40 MB': hostile("return 'x'.repeat(40e6);"),
  'forks a process': hostile(
    "return process.getBuiltinModule('node:child_process').execSync('id').toString();",
  ),
  'opens a socket': hostile(
    "return process.getBuiltinModule('node:net').connect(80, '127.0.0.1').remotePort;",
  ),
  'asks for a module': hostile("return require('node:fs').readFileSync('/etc/hostname', 'utf8');"),
  'imports a module': hostile("return Object.keys(await import('node:net')).join();"),
  'makes code of text': hostile(
    'return Object.keys(await Function(\'return import("node:net")\')()).join();',
  ),
  'starts a thread': hostile("return new Worker('data:text/javascript,').threadId;"),
  'calls elsewhere': hostile(
    "return (await fetch('http://169.254.169.254/latest/meta-data/')).status;",
  ),
  'writes by the API': hostile(
    "return (await fetch('/api/contact', { method: 'POST', body: '{}' })).status;",
  ),
};

/**
 * Expressions with which server code tries to read a file, and the reason why each fails.
 * @param file path of the file
 * @param url its `file:` URL
 */
export const fileReads = (file: string, url: string): readonly (readonly [string, string])[] => [
  [`require('node:fs').readFileSync('${file}', 'utf8')`, 'The shell shares no node:fs'],
  [`require('fs').readFileSync('${file}', 'utf8')`, 'The shell shares no fs'],
  [`module.require('node:fs').readFileSync('${file}', 'utf8')`, 'module.require is not a function'],
  [`(await import('node:fs')).readFileSync('${file}', 'utf8')`, noImport],
  [`JSON.stringify(await import('${url}'))`, noImport],
  [`await Function("return import('${url}')")()`, 'Code generation from strings disallowed'],
  [`await eval("import('${url}')")`, 'Code generation from strings disallowed'],
  [`await (await fetch('${url}')).text()`, 'fetch failed'],
  ["process.binding('fs').readFileUtf8 + ''", 'process.binding is not a function'],
  [`keptModule('node:fs').readFileSync('${file}', 'utf8')`, 'keptModule is not a function'],
  [
    `process.getBuiltinModule('node:fs').readFileSync('${file}', 'utf8')`,
    'process.getBuiltinModule is not a function',
  ],
];

const noImport = 'A dynamic import callback was not specified';

/** Server code that fails after its page was rendered. */
export const lateBundles: Readonly<Record<string, string>> = {
  'throws from a late timer': hostile(
    "setTimeout(() => { throw new Error('late'); }, 50); return 'Fine at first';",
  ),
  'leaves a rejection': hostile(
    "setTimeout(() => Promise.reject(new Error('late')), 50); return 'Fine at first';",
  ),
};

function hostile(body: string): string {
  return serverBundle({ '/hostile': body, '/good': goodPage });
}

/** For builds without an API. Pages show that the data is unavailable. */
export const withoutApi: FetchApi = async () => ({ status: 503, headers: {}, body: '' });
