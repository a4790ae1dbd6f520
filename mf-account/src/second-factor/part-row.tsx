import type { SecondFactor } from '@northcast/shared-contracts/api/entities';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Text } from '@northcast/shared-ui/typography/typography';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  align-items: center;
  justify-content: space-between;
`;

const Description = styled.div`
  flex: 1 1 ${theme.size.sm};
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Name = styled.p`
  color: ${theme.color.ink};
  font-weight: 550;
`;

interface PartRowProps {
  readonly name: string;
  readonly text: ReactNode;
  /** Button at the end of the row. */
  readonly children?: ReactNode;
}

/** Props of the parts that set up a factor. */
export interface FactorPartProps {
  readonly secondFactor: SecondFactor;
  readonly email: string;
  readonly onCodes: (codes: readonly string[]) => void;
  /** Called when a factor is there whose recovery codes may never have been shown. */
  readonly onCodesUnseen: () => void;
}

/** One element of the second factor with its action. */
export function PartRow({ name, text, children }: PartRowProps) {
  return (
    <Frame>
      <Description>
        <Name>{name}</Name>
        <Text size="sm" tone="muted">
          {text}
        </Text>
      </Description>
      {children}
    </Frame>
  );
}
