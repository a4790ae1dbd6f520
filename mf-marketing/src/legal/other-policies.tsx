import { Stack } from '@northcast/shared-ui/layout/layout';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading } from '@northcast/shared-ui/typography/typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { summary as acceptableUse } from '../../content/legal/acceptable-use.md?summary';
import { summary as cookies } from '../../content/legal/cookies.md?summary';
import { summary as privacy } from '../../content/legal/privacy.md?summary';
import { summary as refund } from '../../content/legal/refund.md?summary';
import { summary as shipping } from '../../content/legal/shipping.md?summary';
import { summary as terms } from '../../content/legal/terms.md?summary';
import { type PolicySlug, policySlugs } from './policies';

const policyTitles: Readonly<Record<PolicySlug, string>> = {
  terms: terms.title,
  privacy: privacy.title,
  refund: refund.title,
  shipping: shipping.title,
  cookies: cookies.title,
  'acceptable-use': acceptableUse.title,
};

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[5]};
`;

const Frame = styled(Stack)`
  padding-top: ${theme.space[6]};
  border-top: 1px solid ${theme.color.line};
`;

/** Links from one policy to the five others. */
export function OtherPolicies({ except }: { readonly except: PolicySlug }) {
  const heading = useId();
  return (
    <Frame as="nav" gap={3} aria-labelledby={heading}>
      <Heading level={2} size="lg" id={heading}>
        Other policies
      </Heading>
      <List>
        {policySlugs
          .filter((slug) => slug !== except)
          .map((slug) => (
            <li key={slug}>
              <Link to={`/legal/${slug}`}>{policyTitles[slug]}</Link>
            </li>
          ))}
      </List>
    </Frame>
  );
}
