import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { SectionHead } from '../section-head/section-head';
import { listenTexts } from './listen-texts';

/** In place of the examples on a page that has no room for them in its document: a press puts them here, and without script leads to them. */
export function ListenOpener() {
  const { heading, short, open } = listenTexts;
  return (
    <div data-listen-opener="">
      <SectionHead id="listen" heading={heading} text={short} />
      <LinkButton to="/services#listen" variant="secondary">
        {open}
      </LinkButton>
    </div>
  );
}
