export { createChunk, useChunk } from './chunk';
export { CopyButton } from './CopyButton';
export { DrawnMessage, loadDrawings } from './DrawnMessage';
export { ErrorBoundary } from './ErrorBoundary';
export { ErrorView } from './ErrorView';
export { Icon } from './Icon';
export { Select } from './Select';
export { StaticContext } from './StaticContext';
export { useFocusAfter } from './useFocusAfter';
