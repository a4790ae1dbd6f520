/** The declarations that apply to an element in forced colors alone. */
export function forcedStyles(element: Element | undefined): readonly string[] {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  return rules
    .filter((rule) => rule instanceof CSSMediaRule)
    .filter(({ media }) => media.mediaText === '(forced-colors: active)')
    .flatMap(({ cssRules }) => [...cssRules] as CSSStyleRule[])
    .filter(({ selectorText }) => element?.matches(selectorText))
    .map(({ style }) => style.cssText);
}
