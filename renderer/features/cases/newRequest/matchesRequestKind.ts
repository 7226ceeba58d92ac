/** Finds types of requests by the words that customers use. */
import type { ServiceKind, ServiceSubtype } from '#shared/contract/cases/caseCatalog'
import { searchTerm, withOneWord } from '#shared/faq/searchTerms'
import { requestSynonyms } from '#shared/texts/cases/requestSynonyms'

const split = (text: string): string[] => withOneWord(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Every typed word that carries meaning must begin a word of the type, of its subtypes or of its synonyms. */
export function matchesRequestKind(typed: string, kind: ServiceKind, subtypes: readonly ServiceSubtype[]): boolean {
  const { service_type, label, description } = kind
  const ownSubtypes = subtypes.filter((subtype) => subtype.service_type === service_type)
  const known = [
    label,
    description,
    requestSynonyms[service_type] ?? '',
    ...ownSubtypes.map((subtype) => subtype.label),
  ]
    .flatMap(split)
    .map((word) => word.toLowerCase())
  const terms = split(typed).flatMap((word) => searchTerm(word) ?? [])
  return terms.every((term) => known.some((word) => word.startsWith(term)))
}
