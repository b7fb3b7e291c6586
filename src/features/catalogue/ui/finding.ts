// What is loaded when a shopper types into the search field, or when a search finds nothing.
export { suggestionsFor } from '../model/suggestions';
export { Alternatives } from './Alternatives';
export { SuggestionList } from './SuggestionList';
