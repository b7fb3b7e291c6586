import { createRoot } from 'react-dom/client';
import { readLocation } from '@/shared/navigation';
import { App } from './App';
import { startQaDoor } from './qa/startQaDoor';
import { makeStore } from './redux/makeStore';
import { browserWorld } from './redux/world';
import './styles/global.scss';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root"');

const made = makeStore({ world: browserWorld(), preloadedState: { navigation: readLocation() } });
createRoot(root).render(<App store={made.store} />);
startQaDoor(made);
