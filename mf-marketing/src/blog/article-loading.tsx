import { Container, Section, Stack } from '@northcast/shared-ui/layout/layout';
import { Skeleton, SkeletonArea } from '@northcast/shared-ui/skeleton/skeleton';
import styled from 'styled-components';
import { blogTexts } from './blog-texts';

/** Keeps the footer below the first screen, where it cannot be seen moving. */
const Frame = styled(Section)`
  min-height: 100svh;
`;

/** The shape of an article. */
export function ArticleLoading() {
  return (
    <Frame space="md">
      <Container width="medium">
        <SkeletonArea label={blogTexts.loadingArticle}>
          <Stack gap={5}>
            <Skeleton width="short" />
            <Skeleton shape="heading" />
            <Skeleton shape="heading" width="half" />
            <Skeleton width="half" />
            <Skeleton shape="picture" />
            <Skeleton />
            <Skeleton />
            <Skeleton width="long" />
          </Stack>
        </SkeletonArea>
      </Container>
    </Frame>
  );
}
