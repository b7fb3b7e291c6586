/** The id of the tab panel that the tabs control and that the lower pagination scrolls to. */
export const LISTING_ID = 'listagem';
