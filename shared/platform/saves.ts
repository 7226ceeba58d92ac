/** Defines how files are saved on the user's machine and what the result is. */
import type { Problem } from '../http/errors'

/** The message of an error tells the user why the file wasn't saved. */
export type SaveOutcome =
  | { outcome: 'saved' | 'cancelled'; error?: undefined }
  | { outcome?: undefined; error: Problem }

/** Describes a file that is being saved or was saved. */
export type TrackedSave = { id: string; name: string } & (
  | {
      state: 'running'
      /** The progress is from 0 to 1, or null if the total size is unknown. */
      progress: number | null
    }
  | { state: 'saved' }
  | { state: 'failed'; message: string }
)

/** Lists the files that the shell saves for its page, so that the page can show them. */
export interface SaveTracker {
  /** The oldest file is first. The same array is returned until something changes. */
  current: () => readonly TrackedSave[]
  onChange: (listener: () => void) => () => void
  cancel(id: string): void
  showInFolder(id: string): void
  dismiss(id: string): void
}

/** Describes a request to an endpoint that answers with a file. */
export interface FileCall {
  /** This is the endpoint's path in the contract, with the names of its parameters. */
  call: string
  params?: Record<string, string>
  query?: Record<string, string>
  /** The body is JSON. */
  body?: string
  /** The file gets this name unless the user changes it. */
  name: string
}
