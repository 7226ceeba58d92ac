/** Returns whether the person may see the screen of a path, which may have a query. */
export type CanOpenPath = (path: string) => boolean
