// What a walk shares with what records: how controls are named and found, and which presses are dropped.
export { findControl, isVisible, nameOf, roleOf } from './control';
export { watchDroppedPresses } from './watchDroppedPresses';
