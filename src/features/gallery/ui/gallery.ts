// What is loaded for a product with more than one picture or a scale picture, and for the zoom.
export { FurtherSlides } from './FurtherSlides';
export { Thumbnails } from './Thumbnails';
export { Zoom } from './Zoom';
