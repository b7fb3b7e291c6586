export { galleryReducer, selectIsZoomed, type GalleryAction } from './model/slice';
export { isGalleryState } from './model/isGalleryState';
export { galleryChunk, ProductPictures } from './ui/ProductPictures';
