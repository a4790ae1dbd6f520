import { theme } from '@northcast/shared-ui/theme/theme';
import styled from 'styled-components';
import type { Person } from './people';

const Picture = styled.img`
  border-radius: ${theme.radius.lg};
`;

/** The `alt` text is empty because the name is beside the portrait. */
export const Portrait = ({ person }: { person: Person }) => (
  <Picture src={`/images/people/${person.id}.svg`} alt="" width={200} height={200} loading="lazy" />
);
