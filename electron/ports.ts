/** Defines what the shell needs from Electron and the machine. Only adapters/ uses Electron directly. */

/** Identifies the sender of an IPC message. Its frame may be gone before the message is read. */
export interface IpcSender {
  webContentsId: number
  frame: { url: string; isMainFrame: boolean } | null
}

/** Connects to the page of one window and to no other page. */
export interface IpcEndpoint {
  handle(channel: string, respond: (sender: IpcSender, ...input: unknown[]) => Promise<unknown>): void
  send(channel: string, value: unknown): void
}

export interface Clock {
  now(): Date
}

/**
 * Sends a request through Chromium's network stack, with the system's proxy and certificates. It throws if the server
 * doesn't answer.
 */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

export interface Log {
  info(event: string, details?: Record<string, unknown>): void
  warn(event: string, details?: Record<string, unknown>): void
  error(event: string, details?: Record<string, unknown>): void
}
