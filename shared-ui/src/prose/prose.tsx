import { monoStack } from '@northcast/shared-ui/theme/font';
import { media } from '@northcast/shared-ui/theme/media';
import { scrollEdges } from '@northcast/shared-ui/theme/scroll-edges';
import { theme } from '@northcast/shared-ui/theme/theme';
import styled from 'styled-components';

/** Typography of long texts rendered from Markdown, which wraps tables in `.table-scroll`. */
export const Prose = styled.div`
  max-width: ${theme.width.text};
  font-size: 1.0625rem;
  line-height: 1.7;

  & > * + * {
    margin-top: 1.1em;
  }

  h2 {
    margin-top: 2.2em;
    font-size: ${theme.font.x2};
  }

  h3 {
    margin-top: 1.8em;
    font-size: ${theme.font.xl};
  }

  h4 {
    margin-top: 1.6em;
    font-size: ${theme.font.lg};
  }

  :is(h2, h3, h4) + * {
    margin-top: 0.6em;
  }

  a {
    text-decoration: underline;
  }

  strong {
    color: ${theme.color.ink};
    font-weight: 650;
  }

  ul,
  ol {
    padding-inline-start: 1.375em;
  }

  ul {
    list-style: disc;
  }

  ol {
    list-style: decimal;
  }

  li {
    padding-inline-start: 0.25em;
  }

  li + li,
  li > :is(ul, ol) {
    margin-top: 0.4em;
  }

  li::marker {
    color: ${theme.color.accentText};
  }

  blockquote {
    padding-inline-start: 1.25em;
    border-inline-start: 3px solid ${theme.color.accent};
    color: ${theme.color.ink};
    font-size: ${theme.font.lg};
  }

  :is(blockquote, li) > p + p {
    margin-top: 0.75em;
  }

  code {
    padding: 0.125em 0.35em;
    border-radius: ${theme.radius.sm};
    background: ${theme.color.sunken};
    color: ${theme.color.ink};
    font-family: ${monoStack};
    font-size: 0.875em;
  }

  pre {
    padding: ${theme.space[4]};
    overflow-x: auto;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.md};
    background: ${theme.color.sunken};
    line-height: 1.5;
  }

  pre code {
    padding: 0;
    background: none;
  }

  .table-scroll {
    overflow-x: auto;
    ${scrollEdges('inline', theme.color.canvas)}
  }

  table {
    min-width: 60%;
    border-collapse: collapse;
    font-size: 0.9375rem;
    line-height: 1.5;
  }

  & > table,
  :not(.table-scroll) > table {
    display: block;
    overflow-x: auto;
  }

  th,
  td {
    min-width: 8rem;
    padding: ${theme.space[2]} ${theme.space[4]} ${theme.space[2]} 0;
    border-bottom: 1px solid ${theme.color.line};
    text-align: start;
    vertical-align: top;
  }

  ${media.belowMd} {
    th,
    td {
      min-width: 6.5rem;
      padding-inline-end: ${theme.space[3]};
    }
  }

  :is(th, td):last-child {
    padding-inline-end: 0;
  }

  th {
    color: ${theme.color.ink};
    font-weight: 600;
  }

  hr {
    margin-block: 2.5em;
    border: 0;
    border-top: 1px solid ${theme.color.line};
  }

  img {
    border-radius: ${theme.radius.lg};
  }

  figcaption {
    margin-top: ${theme.space[2]};
    color: ${theme.color.muted};
    font-size: ${theme.font.sm};
  }

  /* Links cannot be followed on paper. data-address is the full address of a relative one. */
  @media print {
    li,
    tr {
      break-inside: avoid;
    }

    :is(h2, h3) {
      break-after: avoid;
    }

    a[href^='http']::after {
      content: ' (' attr(href) ')';
    }

    a[data-address]::after {
      content: ' (' attr(data-address) ')';
    }
  }
`;
