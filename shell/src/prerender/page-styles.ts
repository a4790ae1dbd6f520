/**
 * A page's CSS as styled-components wrote it, with its notes shortened: no separators, and after each group of rules `g3{--id:a,b,}`,
 * a rule that matches nothing, for the group's number, its component and its class names. `boot/document-styles.ts` reads them.
 */
export function compactStyles(css: string): string {
  return css
    .replaceAll('/*!sc*/\n', '')
    .replace(/data-styled\.g(\d+)\[id="([^"]*)"\]\{content:"([^"]*)"\}/g, 'g$1{--$2:$3}');
}
