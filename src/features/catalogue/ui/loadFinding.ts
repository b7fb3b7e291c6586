/** Loads the suggestions, and what is offered if a search finds nothing. */
export const loadFinding = () => import(/* webpackChunkName: "finding" */ './finding');
