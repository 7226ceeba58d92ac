/** How files are saved on the machine of whoever uses the portal, and what came of it. */
import type { Problem } from './errors'

/** The message of an error is for people: why nothing was saved. */
export type SaveEnd = { outcome: 'saved' | 'cancelled'; error?: undefined } | { outcome?: undefined; error: Problem }

/** A file on its way to the machine, and what came of it. */
export type ShownSave = { id: string; name: string } & (
  | {
      state: 'running'
      /** From 0 to 1; null where nobody says how much will come. */
      share: number | null
    }
  | { state: 'saved' }
  | { state: 'failed'; message: string }
)

/** What the shell saves for its page, for the frame to show. */
export interface SaveDesk {
  /** Oldest first. The same list until something changes. */
  current: () => readonly ShownSave[]
  onChange: (listener: () => void) => () => void
  cancel(id: string): void
  showInFolder(id: string): void
  dismiss(id: string): void
}

/** A call that answers a file. */
export interface FileCall {
  /** Its path as the contract has it, with the names of its parameters. */
  call: string
  params?: Record<string, string>
  query?: Record<string, string>
  /** As JSON. */
  body?: string
  /** What the file is called unless the person says otherwise. */
  name: string
}
