import '@testing-library/jest-dom';
import { brand } from '@northcast/shared-contracts/content/brand';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Footer } from './footer';

test('the copyright notice names no year that has to be updated', () => {
  render(<Footer />, { wrapper: MemoryRouter });
  expect(screen.getByText(/^©/)).toHaveTextContent(`© ${brand.founded} ${brand.legalName}`);
});
