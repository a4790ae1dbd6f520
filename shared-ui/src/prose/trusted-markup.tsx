/**
 * The subset of the Trusted Types API that we use; TypeScript's DOM library does not have it yet.
 */
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
 * Markup for `dangerouslySetInnerHTML`. Every page must use it, because under our policy browsers
 * refuse plain strings.
 * @param html from our own server, our own Markdown, or sanitised by the API; not sanitised here
 */
export const trustedMarkup = (html: string): { readonly __html: string | TrustedHTML } => ({
  __html: policy?.createHTML(html) ?? html,
});
