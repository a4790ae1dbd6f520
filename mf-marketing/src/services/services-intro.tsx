import { Cluster, Container, Section, Split } from '@northcast/shared-ui/layout/layout';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Lead, Text } from '@northcast/shared-ui/typography/typography';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { IntroPicture } from '../intro/intro-picture';
import { aiNote, servicesIntro, waysToChoose } from './intro';

const Words = styled.div`
  display: grid;
  gap: ${theme.space[5]};
`;

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
            <Cluster gap={5}>
              {waysToChoose.map(({ label, href }) => (
                <a key={href} href={href}>
                  {label}
                </a>
              ))}
            </Cluster>
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
