/** What the questions of /faq are made of. */
import type { UserType } from '../access'
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
  /** In a topic that is meant for some, one that anybody may meet. */
  isForEverybody?: true
}

export interface Topic {
  code: string
  label: string
  /** What it is about; about everything unless given. */
  services?: readonly ServiceType[]
  /** Whom it is meant for; everybody unless given. Whoever asks the chat is answered nothing that is meant for others. */
  userTypes?: readonly UserType[]
  /** The kind of request in which such a question arrives. */
  request: { type: string; subtype: string }
  questions: readonly Question[]
}
