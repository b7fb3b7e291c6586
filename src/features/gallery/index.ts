export { galleryReducer, selectIsZoomed, type GalleryAction } from './model/slice';
export { galleryChunk } from './ui/galleryChunk';
export { ProductPictures } from './ui/ProductPictures';
