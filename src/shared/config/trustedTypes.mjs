// A plain module without imports, for the server and webpack's configuration, too.

// The Trusted Types policies: a page runs no script whose address does not come from one of them. server/headers.mjs
// allows them, and no others.

/** For the chunks that webpack loads (webpack.config.js). */
export const WEBPACK_POLICY = 'webpack';
/** For the scripts that are requested again (src/app/early/watchScripts.ts). */
export const EARLY_POLICY = 'early';
