import type { PrerenderedPage } from '../../registry/page-document';

/** What the document says of itself, if it was rendered on the server. */
export function readPrerenderedPage(): PrerenderedPage | undefined {
  const text = document.getElementById('page')?.textContent;
  return text ? (JSON.parse(text) as PrerenderedPage) : undefined;
}
