import { renderToStaticMarkup } from 'react-dom/server';
import { counterHost } from '../testing/counterHost';
import { StateChanges } from './StateChanges';

const shown = (host: ReturnType<typeof counterHost>) =>
  renderToStaticMarkup(<StateChanges host={host} before={{ count: 1 }} after={{ count: 1 }} />);

it('the panel says that nothing changed on the screen, or that it is not known because the app has no view', () => {
  expect(shown(counterHost())).toMatch(/on the screen<\/h2><p>Nothing/);
  expect(shown(counterHost({ outlineOf: () => null }))).toMatch(/on the screen<\/h2><p>Not known/);
});
