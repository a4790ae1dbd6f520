import { Prose } from '@northcast/shared-ui/prose/prose';
import { trustedMarkup } from '@northcast/shared-ui/prose/trusted-markup';
import { theme } from '@northcast/shared-ui/theme/theme';
import { useMemo } from 'react';
import styled from 'styled-components';
import { fillInHtml } from './fill-in';

const Body = styled(Prose)`
  & > :first-child {
    margin-top: 0;
  }

  blockquote {
    padding: ${theme.space[4]} ${theme.space[5]};
    border-inline-start-color: ${theme.color.accent};
    border-radius: ${theme.radius.sm};
    background: ${theme.color.accentSoft};
    font-size: inherit;
  }

  a[href^='tel:'] {
    white-space: nowrap;
  }

  thead th {
    border-bottom-color: ${theme.color.control};
    color: ${theme.color.muted};
    font-size: ${theme.font.sm};
    vertical-align: bottom;
  }

  td:first-child {
    color: ${theme.color.ink};
    font-weight: 550;
  }

  .task label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${theme.space[3]};
    align-items: start;
    padding-block: ${theme.space[2]};
    cursor: pointer;
  }

  .task input {
    width: 1.25em;
    height: 1.25em;
    margin: 0.225em 0 0;
    cursor: inherit;
  }

  .task :checked + span {
    color: ${theme.color.muted};
  }

  /* Without JavaScript ticks would not be stored. */
  @media (scripting: enabled) {
    ul:has(> .task) {
      padding-inline-start: 0;
      list-style: none;
    }

    .task + .task {
      margin-top: 0;
    }
  }

  @media (scripting: none) {
    .task input {
      display: none;
    }

    .task label {
      display: block;
      padding: 0;
    }
  }

  .diagram {
    max-width: ${theme.size.xl};
    margin-block: 2em;
  }

  .diagram text {
    fill: ${theme.color.ink};
  }

  .diagram .muted {
    fill: ${theme.color.muted};
  }

  .diagram :is(.line, .flow) {
    fill: none;
    stroke: ${theme.color.control};
  }

  .diagram .box {
    fill: ${theme.color.surface};
    stroke: ${theme.color.control};
  }

  .diagram .soft {
    fill: ${theme.color.accentSoft};
  }

  .diagram .accent {
    fill: ${theme.color.accent};
    stroke: ${theme.color.accent};
  }

  @media print {
    .task input {
      appearance: auto;
    }

    .diagram {
      break-inside: avoid;
      max-width: ${theme.size.md};
    }
  }
`;

/** The rendered text of a Markdown file. */
export function DocumentBody({ html }: { readonly html: string }) {
  const markup = useMemo(() => trustedMarkup(fillInHtml(html)), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, rendered at build time.
  return <Body dangerouslySetInnerHTML={markup} />;
}
