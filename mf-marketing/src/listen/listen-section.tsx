import { Container, Section } from '@northcast/shared-ui/layout/layout';
import { SectionHead } from '../section-head/section-head';
import { ExamplesPanel } from './examples-panel';
import { listenTexts } from './listen-texts';

export function ListenSection() {
  return (
    <Section tone="surface" space="md" aria-labelledby="listen">
      <Container>
        <SectionHead id="listen" heading={listenTexts.heading} text={listenTexts.text} />
        <ExamplesPanel />
      </Container>
    </Section>
  );
}
