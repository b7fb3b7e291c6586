export { textAt, type PageText } from './model/texts';
export { TextPage } from './ui/TextPage';
