export { galleryReducer, selectIsZoomed, type GalleryAction } from './model/slice';
export { galleryChunk, ProductPictures } from './ui/ProductPictures';
