/** Loads what only tests with a document need. */
if (typeof document !== 'undefined') jest.requireActual('@testing-library/jest-dom');
