/** Defines the questions and topics of /faq. */
import type { UserType } from '../access/access'
import type { PageUrl } from '../paths'
import type { ServiceType } from '../services/services'

export interface Question {
  /** Users keep links with this slug, so it never changes once published. */
  slug: string
  question: string
  /** Each item is one paragraph. */
  answer: readonly string[]
  /** This link continues from the answer. It is only shown to users who can open its page. */
  link?: { label: string; path: PageUrl }
  /** An emergency question never leads to a form. Users who need more help have to call. */
  isEmergency?: true
  /** Users may search with these other words. */
  words?: string
  /** All users can see this question, even if its topic is limited to some user types. */
  isForAllUsers?: true
}

export interface Topic {
  code: string
  label: string
  /** The topic is about these services, or about all if this is missing. */
  services?: readonly ServiceType[]
  /**
   * The topic is for these user types, or for all if this is missing. The chat doesn't answer users from topics of
   * others.
   */
  userTypes?: readonly UserType[]
  /** A question that isn't answered here becomes a request of this type. */
  request: { type: string; subtype: string }
  questions: readonly Question[]
}
