/** The file in `shared-ui/fonts/`; the shell serves that folder under `/fonts/`, cacheable for ever (the name carries the hash). */
export const fontFile = 'schibsted-grotesk-latin.34d610bf5c.woff2';

/** Where the document finds it. To be preloaded with `as="font" type="font/woff2" crossorigin`. */
export const fontUrl = `/fonts/${fontFile}`;

export const fontStack =
  "'Schibsted Grotesk','Schibsted Fallback',system-ui,-apple-system,'Segoe UI',Arial,sans-serif";

export const monoStack = 'ui-monospace,SFMono-Regular,Menlo,Consolas,monospace';

/**
 * The web font and two fallback faces with its metrics, so that a page without it looks alike. It is optional: one that comes after the
 * first paint is kept for the next page, as exchanging it breaks lines elsewhere and moves what stands below. The figures are the font's
 * (2000/-528 of 2048 units) and its mean advance width over English letter frequencies against Liberation Sans, whose widths are Arial's.
 */
export const fontFaces = `
@font-face{font-family:'Schibsted Grotesk';font-weight:400 700;font-display:optional;src:url(${fontUrl}) format('woff2')}
@font-face{font-family:'Schibsted Fallback';font-weight:400 550;src:local('Arial'),local('Liberation Sans'),local('Helvetica');size-adjust:105.2%;ascent-override:92.8%;descent-override:24.5%;line-gap-override:0%}
@font-face{font-family:'Schibsted Fallback';font-weight:551 700;src:local('Arial Bold'),local('Liberation Sans Bold'),local('Helvetica Bold');size-adjust:101.2%;ascent-override:96.5%;descent-override:25.5%;line-gap-override:0%}`;
