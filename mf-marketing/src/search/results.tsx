import type { PageRequest } from '@northcast/shared-contracts/host/remote';
import { EmptyState } from '@northcast/shared-ui/empty-state/empty-state';
import { Cluster, Container, Section, Stack } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import { useId } from 'react';
import styled from 'styled-components';
import { loadPosts, prefetchPosts } from '../blog/posts';
import { withoutData } from '../static-section/without-data';
import { places } from './page-entries';
import { PopularLinks } from './popular-links';
import { ResultRow, Rows } from './result-row';
import { countText, type Found, type FoundGroup, groupName } from './search';
import { searchTexts } from './search-texts';
import { useSearch } from './use-search';

/** Content of the page below its field. */
function Results({ query }: { readonly query: string }) {
  const { groups, isWithoutPosts } = useSearch(query);
  const isAsked = query.trim() !== '';
  return (
    <Section as="div" space="none">
      <Container width="medium">
        <Stack gap={6}>
          <Text tone="muted" role="status">
            {isAsked ? countText(groups, query) : ''}
          </Text>
          {isAsked && isWithoutPosts ? <Text tone="warning">{searchTexts.failedPosts}</Text> : null}
          {groups.map((group) => (
            <Group key={group.kind} group={group} query={query} />
          ))}
          {isAsked && groups.length === 0 ? <NothingFound /> : null}
          {groups.length === 0 ? <PopularLinks headingLevel={2} /> : null}
          {isAsked ? null : <Places />}
        </Stack>
      </Container>
    </Section>
  );
}

/** Results per kind that are shown at once, so that the next kind is not far below. */
const shownAtOnce = 6;

const More = styled.details`
  border-top: 1px solid ${theme.color.line};

  summary {
    padding-block: ${theme.space[3]};
    color: ${theme.color.accentText};
    font-weight: 600;
  }

  ul {
    margin-top: 0;
  }
`;

function Group({ group: { kind, found }, query }: { group: FoundGroup; query: string }) {
  const id = useId();
  const rows = (some: readonly Found[]) => (
    <Rows>
      {some.map((each) => (
        <ResultRow key={each.entry.to} found={each} query={query} />
      ))}
    </Rows>
  );
  const rest = found.slice(shownAtOnce);
  return (
    <section aria-labelledby={id}>
      <Heading level={2} size="lg" id={id}>
        {groupName(kind)}
      </Heading>
      {rows(found.slice(0, shownAtOnce))}
      {rest.length === 0 ? null : (
        <More>
          <summary>{`${rest.length} more`}</summary>
          {rows(rest)}
        </More>
      )}
    </section>
  );
}

const nothing: ReadonlySet<string> = new Set();

/** Suggested pages while there is no query. */
function Places() {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading level={2} size="md" id={id}>
        Pages
      </Heading>
      <Rows>
        {places.map((entry) => (
          <ResultRow key={entry.to} found={{ entry, terms: nothing }} query="" />
        ))}
      </Rows>
    </section>
  );
}

function NothingFound() {
  return (
    <EmptyState
      icon="search"
      title="Nothing found"
      text="Try another word, or a shorter one. You can also ask us: a person answers the same day."
      headingLevel={2}
      action={
        <Cluster justify="center">
          <LinkButton to="/contact">Contact us</LinkButton>
        </Cluster>
      }
    />
  );
}

/** Posts for the search on the server; the document contains the results but not the posts. */
const load = async (request: PageRequest) => withoutData(await loadPosts(request, 200));

export const searchResults = { Results, load, prefetch: prefetchPosts };
