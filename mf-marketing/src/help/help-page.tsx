import { useHost } from '@northcast/shared-contracts/host/host';
import { PageHead } from '@northcast/shared-contracts/host/page-head';
import { Container, Section, Split, Stack } from '@northcast/shared-ui/layout/layout';
import { Heading, Lead } from '@northcast/shared-ui/typography/typography';
import { type ComponentProps, type RefObject, useEffect, useRef } from 'react';
import { PagePicture } from '../content/page-picture';
import { SearchFailed, SearchWithoutScript } from '../search-failed/search-failed';
import { lazyModule, useLazyModuleState } from '../static-section/lazy-module';
import { StaticSection } from '../static-section/static-section';
import { useThrowIfGone } from '../static-section/throw-if-gone';
import { helpIntro } from './help-intro';
import { savedTextsCode, useSavedTexts } from './saved/use-saved-texts';
import { SearchBox } from './search/search-box';
import { useSearchText } from './search/use-search-text';

/** Everything below the search; loaded on the first search or on client-side navigation. */
const helpBody = lazyModule(['help-body'], () => import('./help-body'));

export const { prepare } = helpBody;

export function Page() {
  const [text, setText] = useSearchText();
  const { code: body, failure, retry } = useLazyModuleState(helpBody, text !== '');
  useThrowIfGone(failure?.error);
  const places = useSavedTexts();
  // If its code cannot be loaded, only the list of saved texts is missing.
  const { code: saved } = useLazyModuleState(savedTextsCode, places.length > 0);
  const page = useRef<HTMLDivElement>(null);
  useSupportLink(page);
  return (
    <div ref={page}>
      <PageHead title={helpIntro.heading} description={helpIntro.description} />
      <HelpHero
        text={text}
        onChange={setText}
        onFocus={() => void helpBody.load().catch(() => undefined)}
        found={body?.foundText(text) ?? ''}
      />
      {saved && text === '' ? <saved.SavedTexts places={places} /> : null}
      {failure && text !== '' ? (
        <Container>
          <SearchFailed onRetry={retry} />
        </Container>
      ) : null}
      <StaticSection name="help-body">
        {body && <body.HelpBody text={text} onClear={() => setText('')} />}
      </StaticSection>
    </div>
  );
}

function HelpHero(search: ComponentProps<typeof SearchBox>) {
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
            <SearchWithoutScript />
          </Stack>
          <PagePicture name="help" />
        </Split>
      </Container>
    </Section>
  );
}

/**
 * Points support links at the dashboard once the session is known to be signed in. The document is
 * the same for everyone, so its links lead to the contact page.
 * @param page contains links with `data-support`, in parts that may load later
 */
function useSupportLink(page: RefObject<HTMLElement | null>): void {
  const isSignedIn = useHost().session.status === 'authenticated';
  // After every render, because the part with the link may have been re-rendered.
  useEffect(() => {
    for (const link of page.current?.querySelectorAll<HTMLElement>('a[data-support]') ?? []) {
      link.dataset['visitor'] ??= link.getAttribute('href') ?? '';
      const { support = '', visitor } = link.dataset;
      link.setAttribute('href', isSignedIn ? support : visitor);
    }
  });
}
