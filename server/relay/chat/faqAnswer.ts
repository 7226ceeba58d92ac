/** One of the FAQs as an answer. */
import type { ChatAnswer } from '#shared/contract/chat'
import type { Entry } from '#shared/faq/entries'
import { paths } from '#shared/paths'

export const nothingMore = {
  links: [],
  command: null,
  related: [],
  offers_person: false,
  is_worded: false,
} satisfies Partial<ChatAnswer>

type Answering = Omit<Entry, 'link'> & { link?: { label: string; path: string } }

/** Under the question that it answers, so that whoever meant another one sees it. In danger what to do comes first. */
export function ofFaq({ slug, question, answer, link, isEmergency }: Answering, related: string[]): ChatAnswer {
  const inFaqs = isEmergency ? `Read it in the FAQs: ${question}` : 'Read it in the FAQs'
  return {
    ...nothingMore,
    source: isEmergency ? 'safety' : 'questions',
    text: isEmergency ? [...answer] : [`“${question}”`, ...answer],
    links: [...(link ? [link] : []), { label: inFaqs, path: `${paths.faq}?q=${slug}` }],
    related,
    // Whoever is in danger calls, and does not write.
    offers_person: !isEmergency,
  }
}
