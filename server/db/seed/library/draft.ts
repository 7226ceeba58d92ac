/** What the documents of the demo are made of. */
import type { UserType } from '#shared/access'

export type Block =
  | string
  | { heading: string }
  | { points: readonly string[] }
  | { steps: readonly string[] }
  | { head: readonly string[]; rows: readonly (readonly string[])[] }
  /** Lines to be filled in by hand. */
  | { fields: readonly string[] }

export interface Draft {
  title: string
  description: string
  /** How many days ago it was last changed. */
  age: number
  content: readonly Block[] | { csv: readonly (readonly string[])[] }
  /** Of the text; English unless said otherwise. */
  language?: 'es'
  userTypes?: readonly UserType[]
  /** Names; all of them unless given. */
  communities?: readonly string[]
}

export interface FolderDraft {
  code: string
  name: string
  isInternal?: true
  documents: readonly Draft[]
}
