/** Looks a question up in the FAQs and the documents, as far as they are meant for whoever asks. */
import { isStaff } from '#shared/access'
import { isOffered, sideOf } from '#shared/commands/givers'
import { pages } from '#shared/commands/pages'
import type { ChatAnswer } from '#shared/contract/chat'
import { entryOf, isMeantFor, type Entry } from '#shared/faq/entries'
import { paths } from '#shared/paths'
import { findMeant } from '../../features/documents/queries'
import { ownReaderOf } from '../../features/documents/reader'
import type { Actor } from '../../http/actor'
import type { Services } from '../../services'
import { nothingMore, ofFaq } from './faqAnswer'
import { createKnowledge } from './knowledge'
import { articlesAbout, askedTerms } from './library'
import { mayOpen, type Link } from './links'
import { createRewording } from './model'
import { chatTexts } from './texts'

/** So many documents are looked through for one that is meant for whoever asks. */
const documentsLookedAt = 10
const mostRelated = 3
const mostPages = 2

const faqMark = 'faq:'
const documentMark = 'document:'

const entryIn = (id: string): Entry | undefined =>
  id.startsWith(faqMark) ? entryOf(id.slice(faqMark.length)) : undefined

const entriesIn = (ids: readonly string[]): Entry[] => ids.flatMap((id) => entryIn(id) ?? [])

/** Pages that a word of the question is another name for: no answer, but perhaps the place to look. */
function pagesFor(question: string, actor: Actor): Link[] {
  const asked = askedTerms(question)
  const side = sideOf(actor.userType)
  return pages
    .filter((page) => isOffered(page, side) && mayOpen(actor, page.path, null))
    .filter(({ words }) => words.split(' ').some((word) => asked.has(word)))
    .slice(0, mostPages)
    .map(({ label, path }) => ({ label, path }))
}

export function createLookUp(services: Pick<Services, 'db' | 'clock' | 'config' | 'log'>) {
  const { db, clock } = services
  const knowledge = createKnowledge(db, clock)
  const reword = createRewording(services)

  /** Whom a document is meant for is asked of the database, and later. */
  const idsAbout = async (question: string, { userType }: Actor): Promise<string[]> =>
    articlesAbout(question, await knowledge(), (id) => {
      const entry = entryIn(id)
      return !entry || isMeantFor(entry, userType)
    })

  /** What everybody may read may be put into other words; what to do in danger stays as it is. */
  async function ofEntry(question: string, [first, ...others]: [Entry, ...Entry[]]): Promise<ChatAnswer> {
    const answer = ofFaq(
      first,
      others.slice(0, mostRelated).map(({ question: other }) => other),
    )
    const text = answer.source === 'questions' ? await reword(question, first.answer) : null
    const [heading = ''] = answer.text
    return text ? { ...answer, text: [heading, ...text], is_worded: true } : answer
  }

  /** The best document that is meant for this reader, if any of those found is. */
  async function documentFor(question: string, actor: Actor, ids: readonly string[]): Promise<ChatAnswer | null> {
    const meant = await findMeant(db, await ownReaderOf(db, actor), ids.slice(0, documentsLookedAt))
    const inOrder = ids.flatMap((id) => meant.find((one) => one.id === id) ?? [])
    const [best] = inOrder
    if (!best) return null
    const passage = [`This might help: “${best.title}”.`, ...(best.description === '' ? [] : [best.description])]
    const text = await reword(question, passage)
    return {
      ...nothingMore,
      source: 'documents',
      text: text ?? passage,
      links: inOrder
        .slice(0, mostRelated)
        .map(({ id, title }) => ({ label: title, path: `${paths.resourceCenter}?document=${id}` })),
      offers_person: true,
      is_worded: text !== null,
    }
  }

  /** Of the FAQs alone; null where they say nothing about it. */
  async function faq(question: string, actor: Actor): Promise<ChatAnswer | null> {
    const [first] = entriesIn(await idsAbout(question, actor))
    return first ? ofFaq(first, []) : null
  }

  async function any(question: string, actor: Actor): Promise<ChatAnswer> {
    const ids = await idsAbout(question, actor)
    const [first, ...others] = entriesIn(ids)
    if (first && ids[0] === faqMark + first.slug) return ofEntry(question, [first, ...others])
    const documentIds = ids.flatMap((id) => (id.startsWith(documentMark) ? [id.slice(documentMark.length)] : []))
    const document = documentIds.length > 0 ? await documentFor(question, actor, documentIds) : null
    if (document) return document
    if (first) return ofEntry(question, [first, ...others])
    const isOfStaff = isStaff(actor.userType)
    return {
      ...nothingMore,
      source: 'nothing',
      text: isOfStaff ? chatTexts.unknownToStaff : chatTexts.unknown,
      links: pagesFor(question, actor),
      // Staff are customer care: there is nobody to hand over to.
      offers_person: !isOfStaff,
    }
  }

  return { faq, any }
}
