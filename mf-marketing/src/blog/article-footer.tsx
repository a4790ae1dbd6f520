import { Button } from '@northcast/shared-ui/button/button';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { Cluster } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';
import { blogTexts } from './blog-texts';

const Footer = styled(Cluster)`
  padding-top: ${theme.space[5]};
  border-top: 1px solid ${theme.color.line};
`;

/** Who published the article, and what a reader may do next. */
export function ArticleFooter() {
  return (
    <Footer as="footer" justify="space-between" gap={4}>
      <Text size="sm" tone="muted">
        {blogTexts.publishedBy}
      </Text>
      <Cluster>
        <Button variant="secondary" icon={<Icon name="share" />} data-share="">
          {blogTexts.shareArticle}
        </Button>
        <LinkButton to="/contact">{blogTexts.getStarted}</LinkButton>
      </Cluster>
    </Footer>
  );
}
