import { createRoot } from 'react-dom/client';
import { load, save } from './api';
import { Editor } from './Editor';
import { createSession } from './session';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Editor session={createSession({ load, save, storage: localStorage })} />);
