import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Lead } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';

const Frame = styled.div`
  margin-bottom: ${theme.space[7]};

  p {
    margin-top: ${theme.space[4]};
  }
`;

/** Heading and first paragraph above a section's content. */
export function SectionHead({ id, heading, text }: { id: string; heading: string; text: string }) {
  return (
    <Frame>
      <Heading level={2} id={id}>
        {heading}
      </Heading>
      <Lead>{text}</Lead>
    </Frame>
  );
}
