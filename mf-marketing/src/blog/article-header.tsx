import { formatLongDate } from '@northcast/shared-contracts/content/texts/format';
import { Button } from '@northcast/shared-ui/button/button';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { Cluster } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Lead, Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';
import { blogTexts } from './blog-texts';
import type { Post } from './posts';

const Header = styled.header`
  display: grid;
  gap: ${theme.space[5]};
  justify-items: start;
`;

const Facts = styled(Cluster)`
  width: 100%;
  padding-block: ${theme.space[3]};
  border-block: 1px solid ${theme.color.line};
`;

/** Title, date, read time and excerpt of an article. */
export function ArticleHeader({ post: { title, excerpt, publishedAt } }: { post: Post }) {
  return (
    <Header>
      <LinkButton to="/blog" variant="secondary" size="sm" icon={<Icon name="arrow-left" />}>
        {blogTexts.backToAll}
      </LinkButton>
      <Heading level={1}>{title}</Heading>
      <Lead>{excerpt}</Lead>
      <Facts justify="space-between">
        <Text size="sm" tone="muted">
          {publishedAt ? (
            <time dateTime={publishedAt}>{formatLongDate(publishedAt)}</time>
          ) : (
            blogTexts.publishedDateUnknown
          )}
          {' · '}
          {blogTexts.featuredReadTime}
        </Text>
        <Button variant="ghost" size="sm" icon={<Icon name="share" />} data-share="">
          {blogTexts.share}
        </Button>
      </Facts>
    </Header>
  );
}
