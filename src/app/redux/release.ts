/** Which build this is. Not in the configuration, which the service worker contains, too: its build does not define these names. */
export const release = { version: process.env.APP_VERSION ?? '', commit: process.env.APP_COMMIT ?? '' };
