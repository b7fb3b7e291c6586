// What is loaded when a shopper types into the search field, or for the results of a search.
export { suggestionsFor } from '../model/suggestions';
export { Alternatives } from './Alternatives';
export { SuggestionList } from './SuggestionList';
