import { theme } from '@northcast/shared-ui/theme/theme';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

const Way = styled(Link)`
  align-self: end;
  padding-block: ${theme.space[1]};
  font-size: ${theme.font.sm};
`;

/** @param email what is typed already goes along, and not in the address, which others may see */
export function ForgotPasswordLink({ email }: { readonly email: string }) {
  return (
    <Way to="/auth/forgot" state={{ email }}>
      Forgot password?
    </Way>
  );
}
