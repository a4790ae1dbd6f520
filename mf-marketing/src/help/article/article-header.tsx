import { Button } from '@northcast/shared-ui/button/button';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { Cluster, Stack } from '@northcast/shared-ui/layout/layout';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Eyebrow, Heading, Lead, Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';
import type { HelpFrontMatter } from '../../content/document';
import { fillIn } from '../../content/fill-in';

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[5]};
  font-size: ${theme.font.sm};

  div {
    display: flex;
    gap: ${theme.space[2]};
  }

  dt {
    color: ${theme.color.muted};
  }

  dd {
    color: ${theme.color.ink};
  }
`;

const Actions = styled(Cluster)`
  /* These need JavaScript. */
  @media (scripting: none) {
    display: none;
  }

  [aria-pressed='true'] svg {
    fill: currentcolor;
  }
`;

function Fact({ name, value }: { readonly name: string; readonly value: string | undefined }) {
  if (value === undefined) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{fillIn(value)}</dd>
    </div>
  );
}

interface ArticleHeaderProps {
  readonly frontMatter: HelpFrontMatter;
  readonly kind: 'Article' | 'Guide';
}

/** Header of a help text; `textActions` attaches the buttons. */
export function ArticleHeader({ frontMatter, kind }: ArticleHeaderProps) {
  const { label, title, description, readTime, updated, author } = frontMatter;
  return (
    <Stack gap={5}>
      <Stack gap={3}>
        <Eyebrow>{label}</Eyebrow>
        <Heading level={1}>{title}</Heading>
        <Lead>{description}</Lead>
      </Stack>
      <Facts>
        <Fact name="Read time" value={readTime} />
        <Fact name="Updated" value={updated} />
        <Fact name="Written by" value={author} />
      </Facts>
      <Actions>
        <Button variant="secondary" size="sm" icon={<Icon name="share" />} data-share="">
          Share {kind}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          icon={<Icon name="bookmark" />}
          aria-pressed="false"
          data-save=""
        >
          Save for Later
        </Button>
        <Text as="span" size="sm" tone="muted" role="status" data-actions-status="" />
      </Actions>
    </Stack>
  );
}
