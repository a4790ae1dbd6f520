import { Container, Grid, Section, Stack } from '@northcast/shared-ui/layout/layout';
import { Select } from '@northcast/shared-ui/select/select';
import { FontFaces, GlobalStyle } from '@northcast/shared-ui/theme/global-style';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { type ColorName, colors } from '@northcast/shared-ui/theme/tokens';
import { Eyebrow, Heading, Lead, Text } from '@northcast/shared-ui/typography/typography';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { type Group, groups } from './groups';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[7]};

  ${media.lg} {
    grid-template-columns: 11rem minmax(0, 1fr);
  }
`;

const Contents = styled.nav`
  columns: 9rem;
  align-self: start;
  font-size: ${theme.font.sm};
  line-height: 2;

  a {
    color: ${theme.color.muted};
    text-decoration: none;

    &:hover {
      color: ${theme.color.ink};
    }
  }

  ${media.lg} {
    position: sticky;
    top: ${theme.space[5]};
    max-height: calc(100dvh - ${theme.space[6]});
    overflow-y: auto;
  }
`;

const Scheme = styled.div`
  max-width: 14rem;
`;

const Frame = styled.div`
  padding-top: ${theme.space[5]};
  border-top: 1px solid ${theme.color.line};
`;

const Swatch = styled.div<{ $color: ColorName }>`
  height: 3rem;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.sm};
  background: ${({ $color }) => theme.color[$color]};
`;

const schemes = [
  { value: '', label: 'As the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** Every primitive in every state. `?theme=dark` and `?only=button` select a state by URL. */
export function Page() {
  const query = new URLSearchParams(window.location.search);
  const [scheme, setScheme] = useState(query.get('theme') ?? '');
  const only = query.get('only');
  useEffect(() => {
    document.documentElement.style.colorScheme = scheme;
  }, [scheme]);
  const shown = groups.filter(({ id }) => only === null || id === only);
  return (
    <>
      <FontFaces />
      <GlobalStyle />
      <Section as="main" space="md">
        <Container>
          <Stack gap={7}>
            <Stack gap={3}>
              <Eyebrow>Northcast catalogue</Eyebrow>
              <Heading level={1}>The parts every screen is made of</Heading>
              <Lead>
                Each primitive in each of its states, from the data that the tests use too.
              </Lead>
              <Scheme>
                <Select
                  label="Colours"
                  compact
                  options={schemes}
                  input={{ value: scheme, onChange: (event) => setScheme(event.target.value) }}
                />
              </Scheme>
            </Stack>
            <Columns>
              <Contents aria-label="Primitives">
                <ul>
                  {groups.map(({ id, title }) => (
                    <li key={id}>
                      <a href={`#${id}`}>{title}</a>
                    </li>
                  ))}
                </ul>
              </Contents>
              <Stack gap={8}>
                {only === null ? (
                  <Stack as="section" gap={4}>
                    <Heading level={2}>Colours</Heading>
                    <Swatches />
                  </Stack>
                ) : null}
                {shown.map((group) => (
                  <Examples key={group.id} {...group} />
                ))}
              </Stack>
            </Columns>
          </Stack>
        </Container>
      </Section>
    </>
  );
}

/** Every colour of the active scheme. */
function Swatches() {
  return (
    <Grid min="xs" columns={6} gap={4}>
      {(Object.keys(colors) as ColorName[]).map((name) => (
        <div key={name}>
          <Swatch $color={name} />
          <Text size="xs" weight="medium" tone="ink">
            {name}
          </Text>
          <Text size="xs" tone="muted">
            {colors[name].light} · {colors[name].dark}
          </Text>
        </div>
      ))}
    </Grid>
  );
}

function Examples({ id, title, examples }: Group) {
  return (
    <Stack as="section" gap={5} id={id}>
      <Heading level={2} size="x2">
        {title}
      </Heading>
      {examples.map(({ name, render }) => (
        <Frame key={name}>
          <Stack gap={4}>
            <Text size="sm" tone="muted">
              {name}
            </Text>
            <div>{render()}</div>
          </Stack>
        </Frame>
      ))}
    </Stack>
  );
}
