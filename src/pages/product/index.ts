export { galleryChunk } from './ui/galleryChunk';
export { ProductPage } from './ui/ProductPage';
