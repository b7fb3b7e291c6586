import { nextTurn } from '@/shared/lib';
import './styles/global.scss';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root"');

// React's own code is run in one task, the rest in a second one: a slow phone can answer in between.
void import(/* webpackMode: "eager" */ './react')
  .then(nextTurn)
  .then(() => import(/* webpackMode: "eager" */ './start'))
  .then(({ start }) => start(root));
