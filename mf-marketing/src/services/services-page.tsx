import { services } from '@northcast/shared-contracts/content/catalogue/services';
import { PageHead } from '@northcast/shared-contracts/host/page-head';
import { Container, Section } from '@northcast/shared-ui/layout/layout';
import { ListenSection } from '../listen/listen-section';
import { CustomQuote } from './custom-quote';
import { EditComparison } from './edit-comparison';
import { EstimateSection } from './estimate/estimate-section';
import { FilterChips, GroupBar } from './group-bar';
import { serviceGroups } from './groups';
import { estimateTexts } from './intro';
import { ServiceList } from './service-list';
import { ServicesIntro } from './services-intro';

export function Page() {
  return (
    <>
      <PageHead
        title="Podcast services at fixed prices"
        description={`${services.length} podcast services with a written scope and one price each: editing, mixing, show notes, clips, artwork and consulting. Pay once, nothing renews.`}
      />
      <ServicesIntro />
      <ListenSection />
      <Section as="div" space="none">
        <Container>
          <GroupBar />
          <FilterChips />
          {serviceGroups.map((group) => (
            <ServiceList key={group.id} group={group} />
          ))}
        </Container>
      </Section>
      <EditComparison />
      <EstimateSection {...estimateTexts} />
      <CustomQuote />
    </>
  );
}
