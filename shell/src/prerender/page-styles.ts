/**
 * A page's CSS as styled-components wrote it, with its notes shortened: no separators, and after each group of rules `g3{--id:a,b,}`,
 * a rule that matches nothing, for the group's number, its component and its class names. `boot/document-styles.ts` reads them.
 */
export function compactStyles(css: string): string {
  return css
    .replaceAll('/*!sc*/\n', '')
    .replace(/data-styled\.g(\d+)\[id="([^"]*)"\]\{content:"([^"]*)"\}/g, 'g$1{--$2:$3}');
}

/**
 * A page's markup without the class names by which components are known to styled-components but that no rule of the page names, and
 * without the marks of react-router for its framework mode. React leaves the attributes of what it hydrates as they are.
 * @param css of the page
 */
export function compactMarkup(html: string, css: string): string {
  return html
    .replaceAll(' data-discover="true"', '')
    .replace(/ class="([^"]*)"/g, (_attribute, names: string) => {
      const kept = names
        .split(' ')
        .filter((name) => !/__sc-[0-9a-f]+-\d+$/.test(name) || css.includes(`.${name}`));
      return kept.length > 0 ? ` class="${kept.join(' ')}"` : '';
    });
}
