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
`;

/** The text of a Markdown file. */
export function DocumentBody({ html }: { readonly html: string }) {
  const markup = useMemo(() => trustedMarkup(fillInHtml(html)), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, rendered at build.
  return <Body dangerouslySetInnerHTML={markup} />;
}
