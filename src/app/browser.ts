import { nextTurn } from '@/shared/lib';
import './styles/global.scss';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root"');

// Of two copies of this script (earlyScripts.ts requests one again that is late) the first starts the application.
const isFirst = root.dataset.started === undefined;
root.dataset.started = '';
const turn = isFirst ? Promise.resolve() : new Promise<never>(() => {});

// React's code runs in one task and the rest in a second, so that a slow phone can handle input in between.
let session = turn
  .then(() => import(/* webpackMode: "eager" */ './react'))
  .then(nextTurn)
  .then(() => import(/* webpackMode: "eager" */ './start'))
  .then(({ start }) => start(root));

if (process.env.NODE_ENV !== 'production' && module.hot) {
  // Every edited module that no component takes in by itself is imported, through others, by one of these.
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
  // A component whose module threw must not take in the next edit by itself: what imports it has failed, too.
  module.hot.addStatusHandler((status) => {
    if (String(status) !== 'check') return;
    for (const loaded of Object.values(require.cache))
      if (loaded && 'error' in loaded) Object.assign(loaded.hot ?? {}, { _selfAccepted: false });
  });
}
