// React's renderer is CommonJS; imported like this it needs no further code of webpack's in the shopper's first script.
export { renderToStaticMarkup } from 'react-dom/server';
