import { brand } from '@northcast/shared-contracts/content/brand';
import { PageHead } from '@northcast/shared-contracts/host/page-head';
import { useState } from 'react';
import { lazyModule } from '../static-section/lazy-module';
import { StaticSection } from '../static-section/static-section';
import { ContactIntro } from './contact-intro';

/** Every part of the page except its introduction and the form. */
const contactParts = lazyModule(['contact-methods', 'contact-rest'], async () => {
  const { contactRest } = await import('./contact-rest');
  return contactRest;
});

export const { prepare } = contactParts;

export function Page() {
  // Code that is loaded later, by a prefetch, must not replace the markup in a later render.
  const [parts] = useState(contactParts.current);
  return (
    <>
      <PageHead
        title="Contact"
        description={`Write to ${brand.name} about a show, an AI project or an order: by form, email or phone, ${brand.supportHours}. A person answers the same day.`}
      />
      <ContactIntro>
        <StaticSection name="contact-methods">{parts && <parts.ContactMethods />}</StaticSection>
      </ContactIntro>
      <StaticSection name="contact-rest">{parts && <parts.ContactRest />}</StaticSection>
    </>
  );
}
