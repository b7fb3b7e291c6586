/** The tab panel that the tabs control and that paging brings into view. */
export const LISTING_ID = 'listagem';
