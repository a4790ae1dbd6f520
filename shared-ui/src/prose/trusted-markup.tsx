/** What the browser offers of it; TypeScript's own library does not describe it yet. */
declare const trustedTypes:
  | {
      createPolicy(
        name: string,
        rules: { createHTML: (html: string) => string },
      ): { createHTML(html: string): TrustedHTML };
    }
  | undefined;

const policy =
  typeof trustedTypes === 'undefined'
    ? undefined
    : trustedTypes.createPolicy('markup', { createHTML: (html) => html });

/**
 * Markup for `dangerouslySetInnerHTML`, the only way in which pages take any: browsers refuse a plain text there.
 * @param html our own server's, our own Markdown's, or sanitised by the API; nothing is taken out of it here
 */
export const trustedMarkup = (html: string): { readonly __html: string | TrustedHTML } => ({
  __html: policy?.createHTML(html) ?? html,
});
