// React's own code in a module that can be run by itself (browser.ts).
import 'react-dom/client';
