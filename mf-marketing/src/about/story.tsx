import { Container, Section } from '@northcast/shared-ui/layout/layout';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';
import { about } from './about';

const Frame = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  grid-template-columns: minmax(0, 1fr);

  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    gap: ${theme.space[8]};
  }
`;

const Paragraphs = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  max-width: ${theme.width.text};
  font-size: ${theme.font.lg};
  line-height: 1.65;

  p:first-child {
    color: ${theme.color.ink};
    font-size: ${theme.font.x2};
    letter-spacing: -0.02em;
    line-height: 1.35;
  }
`;

export function Story() {
  return (
    <Section tone="surface" aria-labelledby="story">
      <Container>
        <Frame>
          <Heading level={2} id="story">
            {about.storyHeading}
          </Heading>
          <Paragraphs>
            {about.story.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Paragraphs>
        </Frame>
      </Container>
    </Section>
  );
}
