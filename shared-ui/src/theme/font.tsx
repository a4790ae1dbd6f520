/**
 * Name of the file in `shared-ui/fonts/`. The shell serves that folder under `/fonts/` as
 * immutable, because the name contains the content hash.
 */
export const fontFile = 'schibsted-grotesk-latin.34d610bf5c.woff2';

/** URL of the font. Preload it with `as="font" type="font/woff2" crossorigin`. */
export const fontUrl = `/fonts/${fontFile}`;

export const fontStack =
  "'Schibsted Grotesk','Schibsted Fallback',system-ui,-apple-system,'Segoe UI',Arial,sans-serif";

export const monoStack = 'ui-monospace,SFMono-Regular,Menlo,Consolas,monospace';

/**
 * The web font and two fallback faces with the same metrics, so that a page without it looks alike.
 * `font-display: optional`: a font that arrives after the first paint is used from the next page
 * on, because swapping it would change line breaks and shift the layout. The figures are the font's
 * ascent and descent (2000/-528 of 2048 units) and its mean advance width over English letter
 * frequencies relative to Liberation Sans, whose widths equal Arial's.
 */
export const fontFaces = `
@font-face{font-family:'Schibsted Grotesk';font-weight:400 700;font-display:optional;src:url(${fontUrl}) format('woff2')}
@font-face{font-family:'Schibsted Fallback';font-weight:400 550;src:local('Arial'),local('Liberation Sans'),local('Helvetica');size-adjust:105.2%;ascent-override:92.8%;descent-override:24.5%;line-gap-override:0%}
@font-face{font-family:'Schibsted Fallback';font-weight:551 700;src:local('Arial Bold'),local('Liberation Sans Bold'),local('Helvetica Bold');size-adjust:101.2%;ascent-override:96.5%;descent-override:25.5%;line-gap-override:0%}`;
