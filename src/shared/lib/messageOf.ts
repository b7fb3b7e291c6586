/** The message of an error, or of anything else that was thrown. */
export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
