/** Looks up questions in the FAQs and documents that the user may read. */
import { isStaff } from '#shared/access/access'
import { isOffered, sideOf } from '#shared/commands/commandAccess'
import { namedPages } from '#shared/commands/namedPages'
import type { ChatAnswer } from '#shared/contract/speech/chat'
import { entryOf, type FaqEntry, isForUserType } from '#shared/faq/entries'
import * as chatAnswerTexts from '#shared/texts/speech/chatAnswers'
import type { Actor } from '../../http/actor'
import type { Services } from '../../services'
import { findArticles, questionTermsOf } from './articleSearch'
import { createDocumentAnswer } from './documentAnswer'
import { emptyAnswer, maxRelated, toFaqAnswer } from './faqAnswer'
import { createKnowledge } from './knowledge'
import { type ChatLink, canOpenPage } from './links'
import { createRewording } from './rewording'
import { isForeign } from './understanding/matchMeaning'
import { correctSpelling } from './understanding/understandQuestion'

const maxPages = 2

const faqPrefix = 'faq:'
const documentPrefix = 'document:'

const entryIn = (id: string): FaqEntry | undefined =>
  id.startsWith(faqPrefix) ? entryOf(id.slice(faqPrefix.length)) : undefined

const entriesIn = (ids: readonly string[]): FaqEntry[] => ids.flatMap((id) => entryIn(id) ?? [])

/** Finds pages that are known under a word of the question. They are no answer, but may be the place to look. */
function pagesFor(question: string, actor: Actor): ChatLink[] {
  const terms = questionTermsOf(question)
  const side = sideOf(actor.userType)
  return namedPages
    .filter((page) => isOffered(page, side) && canOpenPage(actor, page.path, null))
    .filter(({ words }) => words.split(' ').some((word) => terms.has(word)))
    .slice(0, maxPages)
    .map(({ label, path }) => ({ label, path }))
}

export function createQuestionLookup(services: Pick<Services, 'db' | 'clock' | 'config' | 'log'>) {
  const { db, clock } = services
  const getIndex = createKnowledge(db, clock)
  const rewordAnswer = createRewording(services)
  const findDocumentAnswer = createDocumentAnswer(db, rewordAnswer)

  /** Only FAQs are filtered by audience here. The database filters documents later. */
  const idsAbout = async (question: string, { userType }: Actor): Promise<string[]> =>
    findArticles(correctSpelling(question.toLowerCase()), await getIndex(), (id) => {
      const entry = entryIn(id)
      return !entry || isForUserType(entry, userType)
    })

  /** FAQ answers may be reworded by the model. Emergency instructions are never reworded. */
  async function answerFromEntry(question: string, [first, ...others]: [FaqEntry, ...FaqEntry[]]): Promise<ChatAnswer> {
    const answer = toFaqAnswer(
      first,
      others.slice(0, maxRelated).map(({ question: other }) => other),
    )
    const text = answer.source === 'questions' ? await rewordAnswer(question, first.answer) : null
    const [heading = ''] = answer.text
    return text ? { ...answer, text: [heading, ...text], is_worded: true } : answer
  }

  /** Answers with a certain FAQ, and offers the others that the search finds. Returns null for readers of others. */
  async function answerWithEntry(slug: string, question: string, actor: Actor): Promise<ChatAnswer | null> {
    const entry = entryOf(slug)
    if (!entry || !isForUserType(entry, actor.userType)) return null
    const others = entriesIn(await idsAbout(question, actor)).filter((other) => other.slug !== slug)
    return answerFromEntry(question, [entry, ...others])
  }

  /** Searches the FAQs only and returns null when none matches. */
  async function findFaqAnswer(question: string, actor: Actor): Promise<ChatAnswer | null> {
    const [first] = entriesIn(await idsAbout(question, actor))
    return first ? toFaqAnswer(first, []) : null
  }

  async function findAnswer(question: string, actor: Actor): Promise<ChatAnswer> {
    const ids = isForeign(question) ? [] : await idsAbout(question, actor)
    const [first, ...others] = entriesIn(ids)
    if (first && ids[0] === faqPrefix + first.slug) return answerFromEntry(question, [first, ...others])
    const documentIds = ids.flatMap((id) => (id.startsWith(documentPrefix) ? [id.slice(documentPrefix.length)] : []))
    const document = documentIds.length > 0 ? await findDocumentAnswer(question, actor, documentIds) : null
    if (document) return document
    if (first) return answerFromEntry(question, [first, ...others])
    const isStaffMember = isStaff(actor.userType)
    return {
      ...emptyAnswer,
      source: 'nothing',
      text: isStaffMember ? chatAnswerTexts.unknownToStaff : chatAnswerTexts.unknown,
      links: pagesFor(question, actor),
      // Staff are customer care, so the chat cannot hand over to another agent.
      offers_person: !isStaffMember,
    }
  }

  return { entry: answerWithEntry, faq: findFaqAnswer, any: findAnswer }
}
