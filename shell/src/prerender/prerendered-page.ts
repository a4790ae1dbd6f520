import type { PrerenderedPage } from '../../registry/page-document';

/** Metadata that the server embeds in a rendered document. */
export function readPrerenderedPage(): PrerenderedPage | undefined {
  const text = document.getElementById('page')?.textContent;
  return text ? (JSON.parse(text) as PrerenderedPage) : undefined;
}
