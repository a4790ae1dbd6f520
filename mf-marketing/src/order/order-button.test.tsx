import { renderToStaticMarkup } from 'react-dom/server';
import { OrderButton } from './order-button';

test("the server's markup has the name and the slug on the button of a GET form", () => {
  const markup = renderToStaticMarkup(<OrderButton order="lite-edit">Order Now</OrderButton>);
  expect(markup).toMatch(/^<form method="get"><button [^>]*\bname="order"/);
  expect(markup).toMatch(/<button [^>]*\bvalue="lite-edit"/);
});
