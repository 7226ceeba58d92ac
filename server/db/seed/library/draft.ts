/** The types of the demo's documents. */
import type { UserType } from '#shared/access/access'

export type DocumentBlock =
  | string
  | { heading: string }
  | { points: readonly string[] }
  | { steps: readonly string[] }
  | { head: readonly string[]; rows: readonly (readonly string[])[] }
  /** Lines to be filled in by hand. */
  | { fields: readonly string[] }

export interface DocumentDraft {
  title: string
  description: string
  /** The number of days since the last change. */
  age: number
  content: readonly DocumentBlock[] | { csv: readonly (readonly string[])[] }
  /** The language of the text; English by default. */
  language?: 'es'
  userTypes?: readonly UserType[]
  /** Names of communities; all of them by default. */
  communities?: readonly string[]
}

export interface FolderDraft {
  code: string
  name: string
  isInternal?: true
  documents: readonly DocumentDraft[]
}
