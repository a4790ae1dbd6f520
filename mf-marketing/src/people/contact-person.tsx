import { theme } from '@northcast/shared-ui/theme/theme';
import { Text } from '@northcast/shared-ui/typography/typography';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Person } from './people';
import { Portrait } from './portrait';

const Frame = styled.div`
  display: grid;
  grid-template-columns: ${theme.size.bar} minmax(0, 1fr);
  column-gap: ${theme.space[4]};
  align-items: center;
`;

/** @param children the subjects that the person answers, and how soon */
export function ContactPerson({ person, children }: { person: Person; children: ReactNode }) {
  return (
    <Frame>
      <Portrait person={person} />
      <div>
        <Text tone="ink" weight="strong">
          {person.name}
        </Text>
        <Text size="sm" tone="accentText" weight="strong">
          {person.craft}
        </Text>
        <Text size="sm" tone="muted">
          {children}
        </Text>
      </div>
    </Frame>
  );
}
