import { nextTurn } from '@/shared/lib';
import './styles/global.scss';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root"');

// React's code runs in one task and the rest in a second, so that a slow phone can handle input in between.
void import(/* webpackMode: "eager" */ './react')
  .then(nextTurn)
  .then(() => import(/* webpackMode: "eager" */ './start'))
  .then(({ start }) => start(root));
