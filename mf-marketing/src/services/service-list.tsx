import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';
import { filtersOfGroup, hiddenByFilters, wideIn } from './filters';
import type { ServiceGroup } from './groups';
import { ServiceEntry } from './service-entry';

const Group = styled.section`
  display: grid;
  gap: ${theme.space[5]} ${theme.space[7]};
  grid-template-columns: minmax(0, 1fr);
  padding-block: ${theme.space[6]};
  scroll-margin-top: ${theme.space[6]};

  ${media.lg} {
    grid-template-columns: minmax(0, ${theme.size.md}) minmax(0, 1fr);
  }

  ${hiddenByFilters}
`;

const About = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  align-content: start;

  ${media.lg} {
    position: sticky;
    top: calc(${theme.size.bar} + ${theme.size.control} + ${theme.space[4]});
    align-self: start;
    padding-top: ${theme.space[5]};
  }
`;

const Entries = styled.ul`
  display: grid;
  gap: 0 ${theme.space[7]};
  grid-template-columns: minmax(0, 1fr);

  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** One group of the catalogue: its purpose at the side, its services in two columns. */
export function ServiceList({
  group: { id, heading, text, link, services },
}: {
  group: ServiceGroup;
}) {
  const headingId = `${id}-heading`;
  return (
    <Group id={id} aria-labelledby={headingId} data-kinds={filtersOfGroup(services).join(' ')}>
      <About>
        <Heading level={2} size="x2" id={headingId}>
          {heading}
        </Heading>
        <Text tone="muted">{text}</Text>
        {link ? <a href={link.href}>{link.label}</a> : null}
      </About>
      <Entries>
        {services.map((service) => (
          <ServiceEntry key={service.slug} service={service} wideIn={wideIn(services, service)} />
        ))}
      </Entries>
    </Group>
  );
}
