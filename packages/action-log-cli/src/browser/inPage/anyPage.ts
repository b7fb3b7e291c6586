// What runs in the page of an app that says nothing of its own (`AppPage`): no facts are read, and any page is ready.
export const renderedScreen = () => ({});
export const isReady = () => document.readyState === 'complete';
