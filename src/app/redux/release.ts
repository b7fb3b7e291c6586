/** Which build this is. */
export const release = { version: process.env.APP_VERSION ?? '', commit: process.env.APP_COMMIT ?? '' };
