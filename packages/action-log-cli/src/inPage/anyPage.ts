// The page of an app that does not say what is to be read from it.
export const renderedScreen = () => ({});
