/** Which build this is. Not in the configuration: the service worker's build, too, contains that. */
export const release = { version: process.env.APP_VERSION ?? '', commit: process.env.APP_COMMIT ?? '' };
