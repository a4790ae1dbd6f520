import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Page } from './page';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
}
