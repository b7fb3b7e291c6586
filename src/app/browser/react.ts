// React's code in a separate module, so that browser.ts can run it in a separate task.
import 'react-dom/client';
