import { screens } from '@northcast/shared-contracts/content/texts/screens';
import { theme } from '@northcast/shared-ui/theme/theme';
import styled from 'styled-components';
import { placeholderSocialLinks } from './contact-content';

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[5]};
  align-items: baseline;
  padding-block: ${theme.space[4]};
  color: ${theme.color.muted};
  font-size: ${theme.font.sm};

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[2]} ${theme.space[5]};
  }

  a {
    color: ${theme.color.text};
    font-weight: 600;
    cursor: not-allowed;
  }
`;

/** The places of links to accounts that do not exist yet; they say so. */
export function SocialLinks() {
  return (
    <Links>
      <ul>
        {placeholderSocialLinks.map((name) => (
          <li key={name}>
            {/* biome-ignore lint/a11y/useValidAnchor: an anchor without an address is HTML's placeholder of a link */}
            <a role="link" aria-disabled="true" aria-describedby="social-soon" tabIndex={0}>
              {name}
            </a>
          </li>
        ))}
      </ul>
      <span id="social-soon">{screens.comingSoon}</span>
    </Links>
  );
}
