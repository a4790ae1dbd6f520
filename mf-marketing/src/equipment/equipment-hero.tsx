import { Cluster, Container, Section, Split, Stack } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { Heading, Lead } from '@northcast/shared-ui/typography/typography';
import { PagePicture } from '../content/page-picture';
import { equipmentCategories } from './categories';
import { categoryId } from './equipment-category';
import { equipmentIntro } from './setup-tips';

/** Heading and links to the four categories. */
export function EquipmentHero() {
  return (
    <Section space="sm">
      <Container>
        <Split wider="start">
          <Stack gap={5}>
            <Stack gap={4}>
              <Heading level={1} size="x5">
                {equipmentIntro.heading}
              </Heading>
              <Lead>{equipmentIntro.text}</Lead>
            </Stack>
            <Cluster as="nav" gap={2} aria-label="Equipment categories">
              {equipmentCategories.map(({ title }) => (
                <LinkButton
                  key={title}
                  href={`#${categoryId(title)}`}
                  variant="secondary"
                  size="sm"
                >
                  {title}
                </LinkButton>
              ))}
            </Cluster>
          </Stack>
          <PagePicture name="equipment" />
        </Split>
      </Container>
    </Section>
  );
}
