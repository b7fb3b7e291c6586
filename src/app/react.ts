// React's code as a module of its own, so that browser.ts can run it in a task of its own.
import 'react-dom/client';
