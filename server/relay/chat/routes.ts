/** POST /chat: a question in one's own words. */
import { isStaff } from '#shared/access'
import { accountQuestions, accountTopics } from '#shared/chat/questions'
import { dangerIn, type Danger } from '#shared/commands/danger'
import { askChat, type ChatAnswer } from '#shared/contract/chat'
import { entries, entryOf, isMeantFor } from '#shared/faq/entries'
import type { ThrottleRule } from '../../features/session/rules'
import { mayTry } from '../../features/session/throttle'
import { mayFor, reachesAll, type Actor } from '../../http/actor'
import { notFound } from '../../http/appError'
import { reachOf, type Reach } from '../../http/ownership'
import { serve, type Mounting } from '../../http/serve'
import type { Services } from '../../services'
import { createAccountAnswers } from './account'
import { createOfficeAnswers } from './answers/offices'
import { commandAnswer } from './commandAnswer'
import { nothingMore, ofFaq } from './faqAnswer'
import { mayOpen, pageLabel } from './links'
import { createLookUp } from './lookUp'
import { findAskedAccount } from './queries'
import { chatTexts, talkTexts, whoseFor } from './texts'
import { faqMeant } from './understanding/generalPhrases'
import { isQuestion, partsOf, sentencesOf } from './understanding/parts'
import { talkOf, understand, type Intent } from './understanding/understandQuestion'

/** More than anybody asks. */
const questionsByUser: ThrottleRule = { limit: 100, windowMinutes: 5 }

/** What the FAQs say to do. */
const slugOf: Record<Danger, string> = { gas: 'smell-gas', carbonMonoxide: 'carbon-monoxide', fire: 'fire' }

/** Of several questions in one message. */
const mostAnswers = 5

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

/** Whether two are the same word for word is not a matter of marks. */
const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '')

interface Asking {
  actor: Actor
  serviceAccountId: string | undefined
  address: string
}

/** Several answers as one: what is of an account is its source, and every link stands once. */
function together(answers: readonly ChatAnswer[]): ChatAnswer {
  const links = new Map(answers.flatMap((answer) => answer.links).map((link) => [link.path, link]))
  const isOfAccount = answers.some(({ source }) => source === 'account')
  const source =
    answers.find((answer) => answer.source === 'safety')?.source ?? (isOfAccount ? 'account' : answers[0]?.source)
  return {
    ...nothingMore,
    source: source ?? 'nothing',
    // A heading that two answers share stands once.
    text: [...new Set(answers.flatMap(({ text }) => text))],
    links: [...links.values()],
    offers_person: answers.some((answer) => answer.offers_person),
  }
}

export function chatRoutes(mounting: Mounting, services: Services): void {
  const { db } = services
  const answerAbout = createAccountAnswers(services)
  const answerOffice = createOfficeAnswers(services)
  const lookUp = createLookUp(services)

  async function ofIntent(intent: Intent, { actor, ...about }: Asking): Promise<ChatAnswer | null> {
    switch (intent.kind) {
      case 'account': {
        const { topic, scope } = intent
        return { ...nothingMore, source: 'account', ...(await answerAbout(actor, { topic, scope, ...about })) }
      }
      case 'office':
        return { ...nothingMore, source: 'questions', ...answerOffice(intent.topic, actor) }
      case 'faq': {
        const entry = entryOf(intent.slug)
        if (!entry || !isMeantFor(entry, actor.userType)) return null
        const { link } = faqMeant[intent.slug] ?? {}
        return ofFaq(link ? { ...entry, link } : entry, [])
      }
      case 'person':
        // Staff are customer care: there is nobody to hand over to.
        if (isStaff(actor.userType)) return null
        return { ...nothingMore, source: 'person', text: chatTexts.person, offers_person: true }
    }
  }

  /** The answers to several questions in one message; null where it is one question, or nothing of it is known by its meaning. */
  async function ofParts(message: string, asking: Asking): Promise<ChatAnswer | null> {
    const asker = { isOfStaff: isStaff(asking.actor.userType) }
    const understoodIn = (parts: readonly string[]) =>
      parts.filter((part) => !talkOf(part)).map((part) => ({ part, intent: understand(part, asker)?.intent ?? null }))
    const [sentences, parts] = [understoodIn(sentencesOf(message)), understoodIn(partsOf(message))]
    const known = (found: typeof parts) => found.filter(({ intent }) => intent !== null).length
    // "And" may stand within a question: it parts two only where more is understood.
    const best = known(parts) > known(sentences) || known(parts) === parts.length ? parts : sentences
    if (best.length < 2 || known(best) === 0) return null
    const answers: ChatAnswer[] = []
    const asked = new Set<string>()
    for (const { part, intent } of best) {
      const key = JSON.stringify(intent ?? part)
      if (asked.has(key) || answers.length >= mostAnswers) continue
      asked.add(key)
      const answer = intent ? await ofIntent(intent, asking) : await lookUp.faq(part, asking.actor)
      if (answer) answers.push(answer)
      else if (isQuestion(part))
        answers.push({ ...nothingMore, source: 'nothing', text: [chatTexts.unknownPart(part)] })
    }
    // What is one's own comes first.
    return together(
      answers.toSorted((one, other) => Number(other.source === 'account') - Number(one.source === 'account')),
    )
  }

  async function answerTo(message: string, asking: Asking): Promise<ChatAnswer> {
    const { actor, serviceAccountId } = asking
    const said = talkOf(message)
    if (said) return { ...nothingMore, source: 'talk', text: talkTexts[said](whoseFor(actor)) }
    const asker = { isOfStaff: isStaff(actor.userType) }
    const whole = understand(message, asker)
    const several = whole?.isWhole ? null : await ofParts(message, asking)
    if (several) return several
    const understood = whole && (await ofIntent(whole.intent, asking))
    return (
      understood ??
      commandAnswer(message, { actor, hasAccount: serviceAccountId !== undefined }) ??
      (await lookUp.any(message, actor))
    )
  }

  serve(mounting, askChat, async ({ body, actor }, { address }): Promise<ChatAnswer> => {
    const { message, crm_service_account_id: serviceAccountId } = body
    // Nobody in danger is told anything else first.
    const danger = dangerIn(message)
    const inDanger = danger && entryOf(slugOf[danger])
    if (inDanger) return ofFaq(inDanger, [])
    const textFor = chatTexts.throttled
    await mayTry(services, `chat:${actor.userId}`, { rule: questionsByUser, textFor })
    // Of an account out of reach nothing is answered, not even what everybody may know.
    const account =
      serviceAccountId === undefined ? null : await findAskedAccount(db, reachToAsk(actor), serviceAccountId)
    if (serviceAccountId !== undefined && !account) throw notFound()
    // As a related question is asked: word for word.
    const asked = lettersOf(message)
    const known = entries.find((entry) => lettersOf(entry.question) === asked && isMeantFor(entry, actor.userType))
    const answer = known ? ofFaq(known, []) : await answerTo(message, { actor, serviceAccountId, address })
    const customer = account?.customerNumber ?? null
    return {
      ...answer,
      links: answer.links
        .filter(({ path }) => mayOpen(actor, path, customer))
        .map(({ label, path }) => ({ label: pageLabel(label, actor), path })),
    }
  })
}
