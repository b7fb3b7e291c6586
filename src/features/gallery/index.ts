export { galleryChunk } from './ui/galleryChunk';
export { ProductPictures } from './ui/ProductPictures';
