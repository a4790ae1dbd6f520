const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** Dependencies of every remote; their versions are taken from an existing one. */
const dependencies = [
  '@northcast/shared-contracts',
  '@northcast/shared-ui',
  '@reduxjs/toolkit',
  'react',
  'react-dom',
  'react-redux',
  'react-router-dom',
  'redux',
  'styled-components',
];

/** `mf-live-events` → `Live events` */
export const titleOf = (name) => {
  const words = name.slice('mf-'.length).replaceAll('-', ' ');
  return words[0].toUpperCase() + words.slice(1);
};

/** `mf-live-events` → `/live-events` */
export const pathOf = (name) => `/${name.slice('mf-'.length)}`;

/**
 * The fields that we read from package.json of another remote.
 * @typedef {{ dependencies: Record<string, string>, devDependencies: Record<string, string>, nx:
 * object }} LikePackage
 */

/**
 * The package.json of a new remote.
 * @param {string} name
 * @param {LikePackage} like
 */
export function packageOf(name, like) {
  return {
    name: `@northcast/${name}`,
    version: '0.1.0',
    private: true,
    type: 'module',
    scripts: { build: `node ../tooling/src/build.mjs ${name}`, test: 'jest' },
    dependencies: Object.fromEntries(dependencies.map((key) => [key, like.dependencies[key]])),
    devDependencies: like.devDependencies,
    nx: like.nx,
  };
}

/**
 * Every file of a new remote, by path.
 * @param {{ name: string, contract: string, like: LikePackage }} remote `contract`: its version
 */
export function filesOf({ name, contract, like }) {
  const title = titleOf(name);
  const path = pathOf(name);
  return {
    'package.json': json(packageOf(name, like)),
    'remote.json': json({
      name,
      contract: `^${contract}`,
      title,
      exposes: { './routes': './src/routes.ts' },
      navigation: [{ place: 'resources', label: title, path, order: 100 }],
      routes: [{ path, prerender: true }],
    }),
    'tsconfig.json': json({ extends: '../tsconfig.base.json', include: ['src'] }),
    'jest.config.mjs': `import { preset } from '../tooling/src/jest-preset.mjs';

export default preset('${name}');
`,
    'src/routes.ts': `import { contractVersion } from '@northcast/shared-contracts/host/contract-version';
import type { RemoteRoute } from '@northcast/shared-contracts/host/remote';

export const contract = contractVersion;

export const routes: readonly RemoteRoute[] = [
  { path: '${path}', load: () => import('./start/start-page') },
];
`,
    'src/routes.test.ts': `import remote from '../remote.json';
import { routes } from './routes';

test('remote.json lists exactly the routes that exist', () => {
  const described = remote.routes.map(({ path }) => path);
  expect(described.sort()).toEqual(routes.map(({ path }) => path).sort());
});
`,
    'src/start/start-page.tsx': `import { PageHead } from '@northcast/shared-contracts/host/page-head';
import { Container, Section, Stack } from '@northcast/shared-ui/layout/layout';
import { Heading, Lead } from '@northcast/shared-ui/typography/typography';

/** First page of the area. */
export function Page() {
  return (
    <>
      <PageHead title="${title}" description="${title}: the first page of a new area." />
      <Section as="div">
        <Container>
          <Stack gap={4}>
            <Heading level={1}>${title}</Heading>
            <Lead>This area is built, released and rolled back on its own.</Lead>
          </Stack>
        </Container>
      </Section>
    </>
  );
}
`,
    'src/start/start-page.test.tsx': `import { render, screen } from '@testing-library/react';
import { routes } from '../routes';

test('the first page says where one is', async () => {
  const [route] = routes;
  const { Page } = (await route?.load()) ?? {};
  if (!Page) throw new Error('There is no page');
  render(<Page />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('${title}');
});
`,
  };
}
