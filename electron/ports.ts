/** What the shell needs of Electron and of the machine, as narrow as it is used: everything but adapters/ is written against these. */

/** Who asks over IPC. A frame may be gone by the time its question is read. */
export interface Asker {
  webContentsId: number
  frame: { url: string; isMainFrame: boolean } | null
}

/** The endpoint of one window's page: nothing else can be reached by it. */
export interface IpcEndpoint {
  handle(channel: string, answer: (asker: Asker, ...input: unknown[]) => Promise<unknown>): void
  send(channel: string, value: unknown): void
}

export interface Clock {
  now(): Date
}

/** A request on Chromium's network stack: the system's proxy, the system's certificates. Throws when nothing answers. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

export interface Log {
  info(event: string, details?: Record<string, unknown>): void
  warn(event: string, details?: Record<string, unknown>): void
  error(event: string, details?: Record<string, unknown>): void
}
