export { createChunk, useChunk } from './chunk';
export { CopyButton } from './CopyButton';
export { Drawing, loadDrawings } from './Drawing';
export { ErrorBoundary } from './ErrorBoundary';
export { ErrorView } from './ErrorView';
export { Icon } from './Icon';
export { Select } from './Select';
export { StaticContext } from './StaticContext';
export { useFocusAfter } from './useFocusAfter';
