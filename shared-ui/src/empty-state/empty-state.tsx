import { Icon } from '@northcast/shared-ui/icon/icon';
import type { IconName } from '@northcast/shared-ui/icon/paths';
import { theme } from '@northcast/shared-ui/theme/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space[2]};
  padding: ${theme.space[7]} ${theme.space[5]};
  border: 1px dashed ${theme.color.line};
  border-radius: ${theme.radius.lg};
  text-align: center;

  & > svg {
    margin-bottom: ${theme.space[2]};
    color: ${theme.color.accentText};
  }
`;

const Title = styled.h3`
  font-size: ${theme.font.lg};
`;

const Explanation = styled.p`
  max-width: 26rem;
  color: ${theme.color.muted};
  text-wrap: balance;
`;

const Way = styled.div`
  margin-top: ${theme.space[3]};
`;

interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  icon?: IconName | undefined;
  /** A button or link, for example to create the first entry. */
  action?: ReactNode;
  headingLevel?: 2 | 3 | 4 | undefined;
}

export function EmptyState({
  title,
  text,
  icon = 'wave',
  action,
  headingLevel = 3,
}: EmptyStateProps) {
  return (
    <Frame>
      <Icon name={icon} size="lg" />
      <Title as={`h${headingLevel}`}>{title}</Title>
      {text ? <Explanation>{text}</Explanation> : null}
      {action ? <Way>{action}</Way> : null}
    </Frame>
  );
}
