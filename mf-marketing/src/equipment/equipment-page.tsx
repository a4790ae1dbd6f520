import { PageHead } from '@northcast/shared-contracts/host/page-head';
import { Icon } from '@northcast/shared-ui/icon/icon';
import {
  Cluster,
  Container,
  ScrollRow,
  Section,
  Split,
  Stack,
} from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Lead, Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';
import { ActionButton } from '../content/action-button';
import { ClosingBanner } from '../content/closing-banner';
import { PagePicture } from '../content/page-picture';
import { BudgetKits } from './budget-kits-section';
import { equipmentCategories } from './categories';
import type { EquipmentCategory } from './equipment-category';
import { ProductCard } from './product-card';
import { SetupTips } from './setup-tips';

const equipmentIntro = {
  heading: 'Equipment Guide',
  title: 'Podcast equipment guide',
  description:
    'Podcast microphones, interfaces, headphones and recording software, rated with pros and cons, plus three complete kits by budget and setup tips.',
  text:
    'What our editors recommend after hearing the results of hundreds of home studios. We sell ' +
    'none of it and earn nothing from links.',
} as const;

export const equipmentClosing = {
  heading: 'Not sure what your room needs?',
  text:
    'Send us two minutes recorded with what you have. An engineer tells you what to change ' +
    'before you spend anything.',
  primaryAction: { label: 'Get Equipment Advice', to: '/contact' },
  secondaryAction: { label: 'Book a Setup Call', to: '?order=demo-call' },
} as const;

export function Page() {
  return (
    <>
      <PageHead title={equipmentIntro.title} description={equipmentIntro.description} />
      <EquipmentHero />
      <BudgetKits />
      {equipmentCategories.map((category) => (
        <CategorySection key={category.title} category={category} />
      ))}
      <SetupTips />
      <ClosingBanner heading={equipmentClosing.heading} text={equipmentClosing.text}>
        <ActionButton action={equipmentClosing.primaryAction} />
        <ActionButton action={equipmentClosing.secondaryAction} variant="secondary" />
      </ClosingBanner>
    </>
  );
}

/** `Audio Interfaces` → `audio-interfaces` */
const categoryId = (title: string) => title.toLowerCase().replaceAll(' ', '-');

/** Heading and links to the four categories. */
function EquipmentHero() {
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

const Title = styled(Cluster)`
  & > svg {
    color: ${theme.color.accentText};
  }
`;

/** One kind of equipment with a card per product; a scrolling row on a phone (decision 124). */
function CategorySection({ category }: { readonly category: EquipmentCategory }) {
  const { title, icon, description, items } = category;
  const id = categoryId(title);
  return (
    <Section space="md" aria-labelledby={id}>
      <Container>
        <Stack gap={5}>
          <Stack gap={2}>
            <Title>
              <Icon name={icon} size="lg" />
              <Heading level={2} id={id}>
                {title}
              </Heading>
            </Title>
            <Text size="lg" tone="muted" measure>
              {description}
            </Text>
          </Stack>
          <ScrollRow tabIndex={0} aria-labelledby={id}>
            {items.map((item) => (
              <ProductCard key={item.name} item={item} />
            ))}
          </ScrollRow>
        </Stack>
      </Container>
    </Section>
  );
}
