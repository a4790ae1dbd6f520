/**
 * Shortens the markers in the CSS that styled-components wrote: removes separators, and ends each
 * group of rules with `n{--id:a,b,}`, which holds the group's component and class names and matches
 * nothing: HTML, SVG and MathML have no element `n`. The library's number of the group is its
 * position: groups stand in the order of their numbers, which matter only by order.
 * `boot/document-styles.ts` reads it.
 */
export function compactStyles(css: string): string {
  return css
    .replaceAll('/*!sc*/\n', '')
    .replace(/data-styled\.g\d+\[id="([^"]*)"\]\{content:"([^"]*)"\}/g, 'n{--$1:$2}');
}

/**
 * Removes class names that only identify components to styled-components and that no rule of the
 * page uses, and react-router's framework-mode attributes. React does not change attributes when it
 * hydrates.
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
