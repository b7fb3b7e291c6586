export { CataloguePage } from './ui/CataloguePage';
