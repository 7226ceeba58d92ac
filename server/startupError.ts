/** An error at startup that the operator can fix. Its message is printed without a stack. */
export class StartupError extends Error {}
