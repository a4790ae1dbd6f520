import '@testing-library/jest-dom';
import type { Role } from '@northcast/shared-contracts/roles';
import { render, screen } from '@testing-library/react';
import { Fragment } from 'react';
import { Route, Routes } from 'react-router-dom';
import { routes } from '../routes';
import { answerWith, PanelFrame } from '../testing/panel-frame';

const manager: Role = 'manager';

test.each([
  ['/admin/team', '/admin/orders', 'Not part of your role'],
  ['/admin/audit', '/admin/team', 'Audit'],
])('the page %s stays as it is while the next one, %s, loads', async (path, next, title) => {
  answerWith({});
  const route = routes.find((each) => each.path === path);
  const Layout = route?.Layout ?? Fragment;
  const { Page = Fragment } = (await route?.load()) ?? {};
  render(
    <PanelFrame address={next} role={manager}>
      <main>
        <Layout>
          <Routes location={path}>
            <Route path={path} element={<Page />} />
          </Routes>
        </Layout>
      </main>
    </PanelFrame>,
  );
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title);
});
