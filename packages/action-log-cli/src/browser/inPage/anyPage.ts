// The default `AppPage`: it reads no facts, and a page is ready when its document is.
export const renderedScreen = () => ({});
export const isReady = () => document.readyState === 'complete';
