import { fontFaces, fontStack } from '@northcast/shared-ui/theme/font';
import { media } from '@northcast/shared-ui/theme/media';
import { theme, themeVariables } from '@northcast/shared-ui/theme/theme';
import { createGlobalStyle } from 'styled-components';

/**
 * For pages without SSR. With SSR the font faces are in a separate style sheet; see
 * `shell/server/documents/document.ts`.
 */
export const FontFaces = createGlobalStyle`
  ${fontFaces}
`;

/**
 * Variables, reset, base typography and focus ring; mounted once by the shell and the catalogue.
 */
export const GlobalStyle = createGlobalStyle`
  :root {
    color-scheme: light dark;
    ${themeVariables}
    accent-color: ${theme.color.accent};
    interpolate-size: allow-keywords;
    scroll-padding-top: 5rem;
    -webkit-text-size-adjust: none;
    text-size-adjust: none;
  }

  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }

  * {
    margin: 0;
  }

  @media (scripting: enabled) {
    [data-static] > section ~ section ~ section {
      content-visibility: auto;
      contain-intrinsic-size: auto 30rem;
    }
  }

  body {
    min-height: 100dvh;
    background: ${theme.color.canvas};
    color: ${theme.color.text};
    font: 400 1rem/1.6 ${fontStack};
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }

  h1,
  h2,
  h3,
  h4,
  h5,
  h6 {
    color: ${theme.color.ink};
    font-size: inherit;
    font-weight: 650;
    letter-spacing: -0.02em;
    line-height: 1.2;
    text-wrap: balance;
    /* With large text on a narrow screen a long word is wider than its column. */
    overflow-wrap: anywhere;
  }

  ul,
  ol,
  fieldset,
  legend {
    padding: 0;
    border: 0;
    list-style: none;
  }

  input,
  button,
  textarea,
  select {
    font: inherit;
    letter-spacing: inherit;
    color: inherit;
  }

  button {
    cursor: pointer;
  }

  /* Hides the browser's clear button, whose colour cannot be set; Escape clears the field. */
  ::-webkit-search-cancel-button {
    -webkit-appearance: none;
  }

  a {
    color: ${theme.color.accentText};
    text-underline-offset: 0.2em;
    text-decoration-thickness: from-font;
  }

  img,
  svg,
  picture {
    display: block;
    max-width: 100%;
  }

  img {
    height: auto;
  }

  summary {
    cursor: pointer;
  }

  :focus-visible {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }

  [tabindex='-1']:focus {
    outline: none;
  }

  ::selection {
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
  }

  ${media.forcedColors} {
    [aria-pressed='true'] {
      forced-color-adjust: none;
      background: SelectedItem !important;
      color: SelectedItemText !important;
    }
  }

  ${media.reducedMotion} {
    *,
    ::before,
    ::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      scroll-behavior: auto !important;
      transition-duration: 0.01ms !important;
    }
  }
`;
