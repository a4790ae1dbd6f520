import { Icon } from '@northcast/shared-ui/icon/icon';
import { Cluster, Container, ScrollRow, Section, Stack } from '@northcast/shared-ui/layout/layout';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';
import { categoryId, type EquipmentCategory } from './equipment-category';
import { ProductCard } from './product-card';

const Title = styled(Cluster)`
  & > svg {
    color: ${theme.color.accentText};
  }
`;

/** One kind of equipment with a card per product; a scrolling row on a phone (decision 124). */
export function CategorySection({ category }: { readonly category: EquipmentCategory }) {
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
