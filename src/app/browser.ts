import { nextTurn } from '@/shared/lib';
import './styles/global.scss';

const root = document.getElementById('root');
if (!root) throw new Error('No #root');

// earlyScripts.ts requests a late script again, so there may be two. The first one starts the application.
const isFirst = root.dataset.started === undefined;
root.dataset.started = '';
const turn = isFirst ? Promise.resolve() : new Promise<never>(() => {});

// React's code runs in one task and the rest in another, so that a slow phone can handle input in between.
let session = turn
  .then(() => import(/* webpackMode: "eager" */ './react'))
  .then(nextTurn)
  .then(() => import(/* webpackMode: "eager" */ './start'))
  .then(({ start }) => start(root));

if (process.env.NODE_ENV !== 'production' && module.hot) {
  // One of these imports, directly or not, every edited module that no component accepts by itself.
  module.hot.accept(['@/shared/lib', './start', './continueSession'], () => {
    session = session.then(async (old) => {
      try {
        const { continueSession } = await import(/* webpackMode: "eager" */ './continueSession');
        return await continueSession(old);
      } catch (error) {
        reportError(error); // The dev server's overlay shows it.
        return old;
      }
    });
  });
  // A component whose module threw must not accept the next edit by itself, because its importers have failed, too.
  module.hot.addStatusHandler((status) => {
    if (String(status) !== 'check') return;
    for (const loaded of Object.values(require.cache))
      if (loaded && 'error' in loaded) Object.assign(loaded.hot ?? {}, { _selfAccepted: false });
  });
}
