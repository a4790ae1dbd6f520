import { Stack } from '@northcast/shared-ui/layout/layout';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading } from '@northcast/shared-ui/typography/typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { type PolicySlug, policySlugs } from './policies';
import { policyTitles } from './policy-titles';

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
