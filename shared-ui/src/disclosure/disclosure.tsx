import { Icon } from '@northcast/shared-ui/icon/icon';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Details = styled.details`
  border-bottom: 1px solid ${theme.color.line};

  &::details-content {
    height: 0;
    overflow: clip;

    ${media.motion} {
      transition:
        height ${theme.motion.base} ${theme.motion.ease},
        content-visibility ${theme.motion.base} allow-discrete;
    }
  }

  &[open]::details-content {
    height: auto;
  }
`;

const Summary = styled.summary`
  display: flex;
  gap: ${theme.space[4]};
  align-items: center;
  justify-content: space-between;
  padding-block: ${theme.space[4]};
  border-radius: ${theme.radius.sm};
  color: ${theme.color.ink};
  font-weight: 600;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  & > svg {
    color: ${theme.color.muted};
    transition: rotate ${theme.motion.base};
  }

  &:hover > svg {
    color: ${theme.color.accentText};
  }

  [open] > & > svg {
    rotate: 180deg;
  }

  h2,
  h3,
  h4 {
    font-weight: 600;
    letter-spacing: -0.01em;
  }
`;

const Answer = styled.div`
  max-width: ${theme.width.text};
  padding-bottom: ${theme.space[5]};
  color: ${theme.color.text};
`;

interface DisclosureProps {
  summary: ReactNode;
  /** Opening a disclosure closes the others with the same name. */
  name?: string | undefined;
  /** Initially open. */
  open?: boolean | undefined;
  /** Makes the summary a heading of the page's outline. */
  headingLevel?: 2 | 3 | 4 | undefined;
  children: ReactNode;
}

/** An expandable question with its answer; the answer is in the HTML even when collapsed. */
export function Disclosure({
  summary,
  name,
  open = false,
  headingLevel,
  children,
}: DisclosureProps) {
  const Level = headingLevel ? (`h${headingLevel}` as const) : 'span';
  return (
    <Details name={name} open={open}>
      <Summary>
        <Level>{summary}</Level>
        <Icon name="chevron-down" />
      </Summary>
      <Answer>{children}</Answer>
    </Details>
  );
}
