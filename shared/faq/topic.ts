/** What the questions of /faq are made of. */
import type { ServiceType } from '../services'
import type { paths } from '../paths'

export interface Question {
  /** Stands in addresses that people keep: never changed once published. */
  slug: string
  question: string
  /** Paragraphs. */
  answer: readonly string[]
  /** Where to go on; shown where the person may go there. */
  link?: { label: string; path: (typeof paths)[keyof typeof paths] }
  /** Never for a form: whoever needs more help than the answer calls. */
  isEmergency?: true
  /** Other words for it, which people search with. */
  words?: string
}

export interface Topic {
  code: string
  label: string
  /** What it is about; about everything unless given. */
  services?: readonly ServiceType[]
  /** The kind of request in which such a question arrives. */
  request: { type: string; subtype: string }
  questions: readonly Question[]
}
