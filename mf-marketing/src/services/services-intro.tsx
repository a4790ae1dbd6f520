import { Container, Section, Split } from '@northcast/shared-ui/layout/layout';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Lead, Text } from '@northcast/shared-ui/typography/typography';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { IntroPicture } from '../intro-picture/intro-picture';
import { serviceGroups } from './groups';
import { aiNote, servicesIntro } from './intro';

const Words = styled.div`
  display: grid;
  gap: ${theme.space[5]};
`;

const Contents = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[5]};

  a {
    display: inline-block;
    padding-block: ${theme.space[2]};
    color: ${theme.color.ink};
    font-weight: 550;
    text-decoration-color: ${theme.color.control};
    text-decoration-line: underline;
    text-decoration-thickness: 1px;

    &:hover {
      text-decoration-color: currentColor;
    }
  }

  span {
    color: ${theme.color.muted};
    font-size: ${theme.font.xs};
    font-variant-numeric: tabular-nums;
    font-weight: 400;
  }
`;

/** What the page sells, and the way to each group of it. */
export function ServicesIntro() {
  return (
    <Section space="md">
      <Container>
        <Split wider="start">
          <Words>
            <Heading level={1} size="x5">
              {servicesIntro.headline}
            </Heading>
            <Lead>{servicesIntro.text}</Lead>
            <nav aria-label="Groups of services">
              <Contents>
                {serviceGroups.map(({ id, heading, services }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{heading}</a> <span>{services.length}</span>
                  </li>
                ))}
              </Contents>
            </nav>
            <Text>
              {aiNote.text} <Link to="/ai">{aiNote.link}</Link>
            </Text>
          </Words>
          <IntroPicture src="/images/services.svg" />
        </Split>
      </Container>
    </Section>
  );
}
