import { Container, Section, Split, Stack } from '@northcast/shared-ui/layout/layout';
import { Heading, Lead } from '@northcast/shared-ui/typography/typography';
import { PagePicture } from '../../content/page-picture';
import { helpIntro } from '../help-intro';
import { SearchBox } from '../search/search-box';

interface HelpHeroProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly onFocus: () => void;
  readonly found: string;
}

export function HelpHero(search: HelpHeroProps) {
  return (
    <Section space="sm">
      <Container>
        <Split wider="start">
          <Stack gap={4}>
            <Heading level={1} size="x5">
              {helpIntro.heading}
            </Heading>
            <Lead>{helpIntro.text}</Lead>
            <SearchBox {...search} />
          </Stack>
          <PagePicture name="help" />
        </Split>
      </Container>
    </Section>
  );
}
