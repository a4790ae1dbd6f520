import { policySource } from '@northcast/release/hashes';
import type { Response } from 'express';

const css = `
:root { color-scheme: light dark; --ink: #14201b; --muted: #55645d; --line: #d5ddd8; --paper: #f7f9f8; --accent: #0b6b50; --bad: #b3261e; --warn: #8a5a00; }
@media (prefers-color-scheme: dark) { :root { --ink: #e3ece7; --muted: #9aaba3; --line: #2a3530; --paper: #0c1210; --accent: #5fd9a8; --bad: #ff8a80; --warn: #f0b95a; } }
body { margin: 0 auto; max-width: 72rem; padding: 2rem 1.25rem 4rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.5rem; margin: 0 0 .25rem; } h2 { font-size: 1.125rem; margin: 2.5rem 0 .5rem; } h3 { font-size: 1rem; margin: 1.25rem 0 0; }
p { margin: .25rem 0; } .muted { color: var(--muted); } .bad { color: var(--bad); } .warn { color: var(--warn); } a { color: var(--accent); }
.scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .5rem 1rem .5rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
th { font-weight: 600; color: var(--muted); font-size: .875rem; white-space: nowrap; } td.number { white-space: nowrap; }
code { font: .875rem ui-monospace, monospace; overflow-wrap: anywhere; }
.live { color: var(--accent); font-weight: 600; }
`;

const cssHash = policySource(css);

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

interface PlainPage {
  readonly title: string;
  /** HTML; dynamic parts must be escaped. */
  readonly body: string;
}

/** Headers of a plain page: no scripts, no external resources, not indexed, not cached. */
export const plainPageHeaders = {
  'Content-Security-Policy': `default-src 'none'; style-src ${cssHash}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
} as const;

/** A self-contained page: for operators, and when no remote can render a page. */
export const plainPage = ({ title, body }: PlainPage): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Northcast</title>
<style>${css}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;

export function sendPlainPage(
  response: Response,
  { status = 200, ...page }: PlainPage & { readonly status?: number },
): void {
  response.status(status).set(plainPageHeaders).type('html').send(plainPage(page));
}

/**
 * Renders an HTML table.
 * @param rows cells as HTML
 * @param empty HTML shown instead of a table without rows
 */
export function table(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  empty: string,
): string {
  if (rows.length === 0) return `<p>${empty}</p>`;
  const head = heads.map((text) => (text ? `<th scope="col">${text}</th>` : '<td></td>')).join('');
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
  return `<div class="scroll" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}
