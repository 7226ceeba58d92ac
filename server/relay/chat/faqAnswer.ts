/** Converts an FAQ entry to a chat answer. */
import type { ChatAnswer } from '#shared/contract/speech/chat'
import type { FaqEntry } from '#shared/faq/entries'
import { paths } from '#shared/paths'
import * as chatAnswerTexts from '#shared/texts/speech/chatAnswers'

/** The number of other answers that an answer offers. */
export const maxRelated = 3

export const emptyAnswer = {
  about: [],
  links: [],
  command: null,
  related: [],
  offers_person: false,
  is_worded: false,
} satisfies Partial<ChatAnswer>

/**
 * The question is shown as a heading, so that users who meant another one notice. In an emergency the instructions come
 * first.
 */
export function toFaqAnswer({ slug, question, answer, link, isEmergency }: FaqEntry, related: string[]): ChatAnswer {
  const linkLabel = chatAnswerTexts.faqLink(isEmergency ? question : null)
  return {
    ...emptyAnswer,
    about: [slug],
    source: isEmergency ? 'safety' : 'questions',
    text: isEmergency ? [...answer] : [`“${question}”`, ...answer],
    links: [...(link ? [link] : []), { label: linkLabel, path: `${paths.faq}?q=${slug}` }],
    related,
    // In an emergency users must call and not write.
    offers_person: !isEmergency,
  }
}
