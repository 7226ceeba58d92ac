/** POST /chat: a question in one's own words. */
import { isStaff } from '#shared/access'
import { accountQuestions, accountTopics } from '#shared/chat/questions'
import { isOffered, mayGive, sideOf } from '#shared/commands/givers'
import { pages } from '#shared/commands/pages'
import { parseCommand } from '#shared/commands/parse'
import { registry } from '#shared/commands/registry'
import { askChat, type ChatAnswer } from '#shared/contract/chat'
import { entries, entryOf, type Entry } from '#shared/faq/entries'
import { paths } from '#shared/paths'
import type { ThrottleRule } from '../../features/session/rules'
import { mayTry } from '../../features/session/throttle'
import { findMeant } from '../../features/documents/queries'
import { ownReaderOf } from '../../features/documents/reader'
import { mayFor, reachesAll, type Actor } from '../../http/actor'
import { notFound } from '../../http/appError'
import { reachOf, type Reach } from '../../http/ownership'
import { serve, type Mounting } from '../../http/serve'
import type { Services } from '../../services'
import { createAccountAnswers } from './account'
import { createKnowledge } from './knowledge'
import { articlesAbout, askedTerms } from './library'
import { createRewording } from './model'
import { isDanger } from '#shared/commands/danger'
import { findAskedAccount } from './queries'
import { accountTextsFor, chatTexts } from './texts'
import { accountTopicOf, wantsPerson } from './understandQuestion'

const nothingMore = {
  links: [],
  command: null,
  related: [],
  offers_person: false,
  is_worded: false,
} satisfies Partial<ChatAnswer>

/** So many documents are looked through for one that is meant for whoever asks. */
const documentsLookedAt = 10
const mostRelated = 3

/** More than anybody asks. */
const questionsByUser: ThrottleRule = { limit: 100, windowMinutes: 5 }
const mostPages = 2

const ofFaq = ({ slug, answer, link, isEmergency }: Entry, related: string[]): ChatAnswer => ({
  ...nothingMore,
  source: isEmergency ? 'safety' : 'questions',
  text: [...answer],
  links: [...(link ? [link] : []), { label: 'Read it in the FAQs', path: `${paths.faq}?q=${slug}` }],
  related,
  // Whoever is in danger calls, and does not write.
  offers_person: !isEmergency,
})

/** The customers of whom somebody may ask anything at all. */
const reachToAsk = (actor: Actor): Reach =>
  reachesAll(actor)
    ? reachOf(actor)
    : {
        kind: 'customers',
        numbers: actor.customerNumbers.filter((number) =>
          accountTopics.some((topic) => mayFor(actor, accountQuestions[topic].right, number)),
        ),
      }

/** Pages that a word of the question is another name for: no answer, but perhaps the place to look. */
function pagesFor(question: string, actor: Actor): ChatAnswer['links'] {
  const asked = askedTerms(question)
  const side = sideOf(actor.userType)
  return pages
    .filter((page) => isOffered(page, side))
    .filter(({ words }) => words.split(' ').some((word) => asked.has(word)))
    .slice(0, mostPages)
    .map(({ label, path }) => ({ label, path }))
}

export function chatRoutes(mounting: Mounting, services: Services): void {
  const { db, clock } = services
  const answerAbout = createAccountAnswers(services)
  const knowledge = createKnowledge(db, clock)
  const reword = createRewording(services)

  /** The best document that is meant for this reader, if any of those found is. */
  async function documentFor(actor: Actor, ids: readonly string[]): Promise<ChatAnswer | null> {
    const meant = await findMeant(db, await ownReaderOf(db, actor), ids.slice(0, documentsLookedAt))
    const inOrder = ids.flatMap((id) => meant.find((one) => one.id === id) ?? [])
    const [best] = inOrder
    if (!best) return null
    return {
      ...nothingMore,
      source: 'documents',
      text: [`“${best.title}” is about that.`, ...(best.description === '' ? [] : [best.description])],
      links: inOrder
        .slice(0, mostRelated)
        .map(({ id, title }) => ({ label: title, path: `${paths.resourceCenter}?document=${id}` })),
      offers_person: true,
    }
  }

  async function lookUp(question: string, actor: Actor): Promise<ChatAnswer> {
    const ids = articlesAbout(question, await knowledge())
    const found = ids.flatMap((id) => (id.startsWith('faq:') ? (entryOf(id.slice('faq:'.length)) ?? []) : []))
    const [first, ...others] = found
    const isFaqBest = ids[0]?.startsWith('faq:') ?? false
    const faq =
      first &&
      ofFaq(
        first,
        others.slice(0, mostRelated).map(({ question: other }) => other),
      )
    if (faq && isFaqBest) return faq
    const documentIds = ids.flatMap((id) => (id.startsWith('document:') ? [id.slice('document:'.length)] : []))
    const document = documentIds.length > 0 ? await documentFor(actor, documentIds) : null
    if (document) return document
    if (faq) return faq
    const links = pagesFor(question, actor)
    // Staff are customer care: there is nobody to hand over to.
    const isOfStaff = isStaff(actor.userType)
    const text = isOfStaff ? chatTexts.unknownToStaff : chatTexts.unknown
    return { ...nothingMore, source: 'nothing', text, links, offers_person: !isOfStaff }
  }

  /** What everybody may read, in other words; account data and what to do in danger stay as they are. */
  async function reworded(question: string, answer: ChatAnswer): Promise<ChatAnswer> {
    if (answer.source !== 'questions' && answer.source !== 'documents') return answer
    const text = await reword(question, answer.text)
    return text ? { ...answer, text, is_worded: true } : answer
  }

  serve(mounting, askChat, async ({ body, actor }, { address }): Promise<ChatAnswer> => {
    const { message, crm_service_account_id: serviceAccountId } = body
    // Nobody in danger is told anything else first.
    const danger = isDanger(message) ? entryOf('smell-gas') : undefined
    if (danger) return ofFaq(danger, [])
    const textFor = chatTexts.throttled
    await mayTry(services, `chat:${actor.userId}`, { rule: questionsByUser, textFor })
    // Of an account out of reach nothing is answered, not even what everybody may know.
    if (serviceAccountId !== undefined && !(await findAskedAccount(db, reachToAsk(actor), serviceAccountId))) {
      throw notFound()
    }
    // As a related question is asked: word for word.
    const known = entries.find(({ question }) => question.toLowerCase() === message.toLowerCase())
    if (known) return ofFaq(known, [])
    if (!isStaff(actor.userType) && wantsPerson(message))
      return { ...nothingMore, source: 'person', text: chatTexts.person, offers_person: true }
    const topic = accountTopicOf(message)
    if (topic) {
      if (serviceAccountId === undefined)
        return { ...nothingMore, source: 'account', text: [accountTextsFor(actor).chooseAccount] }
      const answered = await answerAbout(topic, actor, { serviceAccountId, address, question: message })
      return { ...nothingMore, source: 'account', ...answered }
    }
    const side = sideOf(actor.userType)
    const command = parseCommand(message, side)
    const isWhole = command !== null && command.NotUnderstood.length === 0 && command.Command !== 'Ask'
    if (isWhole && mayGive(command.Command, side, (right) => actor.rights.has(right))) {
      return { ...nothingMore, source: 'command', text: [chatTexts.command(registry[command.Command].about)], command }
    }
    return reworded(message, await lookUp(message, actor))
  })
}
