/** POST /chat: answers a question in the user's own words. */
import { isStaff, propertyOwners, type UserType } from '#shared/access/access'
import type { AccountOwner } from '#shared/access/accountOwner'
import { accountQuestions, accountTopics } from '#shared/chatQuestions'
import { type Danger, findDanger } from '#shared/commands/danger'
import { askChat, type ChatAnswer } from '#shared/contract/speech/chat'
import { entries, entryOf, isForUserType } from '#shared/faq/entries'
import * as chatAnswerTexts from '#shared/texts/speech/chatAnswers'
import type { ThrottleRule } from '../../directory/signIn/rules'
import { limitAttempts } from '../../directory/signIn/throttle'
import { type Actor, hasRightFor, seesAllCustomers } from '../../http/actor'
import { type CustomerScope, scopeOf } from '../../http/customerScope'
import { type RouteContext, serve } from '../../http/serve'
import type { Services } from '../../services'
import { createAccountAnswers } from './accountAnswers'
import { createOfficeAnswers } from './answers/offices'
import { commandAnswer } from './commandAnswer'
import { emptyAnswer, toFaqAnswer } from './faqAnswer'
import { canOpenPage, pageLabel } from './links'
import { ownerFor } from './owner'
import { createQuestionLookup } from './questionLookup'
import { openSelectedAccount } from './selectedAccount'
import type { SmallTalk } from './understanding/generalPhrases'
import { isQuestion, sentencesOf, splitIntoQuestions } from './understanding/splitMessage'
import { type Intent, smallTalkOf, understandQuestion } from './understanding/understandQuestion'

/** The rate limit is above what any user asks. */
const questionLimit: ThrottleRule = { limit: 100, windowMinutes: 5 }

/** The FAQ entry with the instructions for each danger. */
const faqSlugByDanger: Record<Danger, string> = { gas: 'smell-gas', carbonMonoxide: 'carbon-monoxide', fire: 'fire' }

/** The maximum of answers to several questions in one message. */
const maxAnswers = 5

/** Returns the customers for whom the user has the right of at least one account question. */
const scopeForQuestions = (actor: Actor): CustomerScope =>
  seesAllCustomers(actor)
    ? scopeOf(actor)
    : {
        kind: 'customers',
        numbers: actor.customerNumbers.filter((number) =>
          accountTopics.some((topic) => hasRightFor(actor, accountQuestions[topic].right, number)),
        ),
      }

/** Returns only letters and digits, so that punctuation does not matter when questions are compared. */
const lettersAndDigits = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '')

/** A page is found by any of its words, and an address may be any words. */
const isLooseCommand = ({ command }: ChatAnswer): boolean => command === null || command.Command === 'Switch Address'

interface ChatContext {
  actor: Actor
  serviceAccountId: string | undefined
  ip: string
}

/** Merges several answers into one: an account answer determines the source, and every link appears once. */
function mergeAnswers(answers: readonly ChatAnswer[]): ChatAnswer {
  const links = new Map(answers.flatMap((answer) => answer.links).map((link) => [link.path, link]))
  const hasAccountAnswer = answers.some(({ source }) => source === 'account')
  const source =
    answers.find((answer) => answer.source === 'safety')?.source ?? (hasAccountAnswer ? 'account' : answers[0]?.source)
  return {
    ...emptyAnswer,
    source: source ?? 'nothing',
    about: [...new Set(answers.flatMap(({ about }) => about))],
    // A heading that two answers share appears once.
    text: [...new Set(answers.flatMap(({ text }) => text))],
    links: [...links.values()],
    offers_person: answers.some((answer) => answer.offers_person),
  }
}

const authorOf = (userType: UserType) => ({
  isOfStaff: isStaff(userType),
  hasProperties: propertyOwners.includes(userType),
})

interface MessagePart {
  part: string
  /** Null when the part is not understood. */
  intent: Intent | null
  /** Every word of the part was used. */
  isWhole: boolean
}

/** Splits a message into its questions. Returns null for a single question, or when no part is understood. */
function splitMessage(message: string, actor: Actor): MessagePart[] | null {
  const author = authorOf(actor.userType)
  const understandParts = (parts: readonly string[]) =>
    parts
      .filter((part) => !smallTalkOf(part))
      .map((part) => ({ part, intent: null, isWhole: false, ...understandQuestion(part, author) }))
  const [sentences, parts] = [understandParts(sentencesOf(message)), understandParts(splitIntoQuestions(message))]
  const countUnderstood = (found: typeof parts) => found.filter(({ intent }) => intent !== null).length
  // A single question may contain "and", so it is only split there when that makes more parts understood.
  const bestParts =
    countUnderstood(parts) > countUnderstood(sentences) || countUnderstood(parts) === parts.length ? parts : sentences
  const isSplit = bestParts.some(({ isWhole }) => isWhole) || askSeveralThings(bestParts)
  return bestParts.length > 1 && isSplit ? bestParts : null
}

/** In a long story some sentences mean nothing on their own. It is only split if each of them is a question. */
const askSeveralThings = (parts: readonly MessagePart[]): boolean =>
  parts.every(({ part, intent }) => intent !== null && isQuestion(part)) &&
  new Set(parts.map(({ intent }) => JSON.stringify(intent))).size > 1

const smallTalkAnswers: Record<SmallTalk, (owner: AccountOwner) => string[]> = {
  greeting: (owner) => [chatAnswerTexts.greeting, chatAnswerTexts.capabilities[owner]],
  thanks: () => [chatAnswerTexts.thanks],
  agreed: () => [chatAnswerTexts.agreed],
  goodbye: () => [chatAnswerTexts.goodbye],
  whoAreYou: (owner) => [chatAnswerTexts.whoAreYou[owner], chatAnswerTexts.capabilities[owner]],
  help: (owner) => [chatAnswerTexts.capabilities[owner]],
}

/** Returns the function that answers a message. */
function createMessageAnswers(services: Services) {
  const answerAccountQuestion = createAccountAnswers(services)
  const answerOffice = createOfficeAnswers(services)
  const questionLookup = createQuestionLookup(services)

  async function answerIntent(
    message: string,
    intent: Intent,
    { actor, ...details }: ChatContext,
  ): Promise<ChatAnswer | null> {
    switch (intent.kind) {
      case 'account': {
        const { topic, mention } = intent
        return {
          ...emptyAnswer,
          source: 'account',
          about: [topic],
          ...(await answerAccountQuestion(actor, { topic, mention, ...details })),
        }
      }
      case 'office':
        return { ...emptyAnswer, source: 'questions', about: [intent.topic], ...answerOffice(intent.topic, actor) }
      case 'faq':
        return questionLookup.entry(intent.slug, message, actor)
      case 'person':
        // Staff are customer care, so the chat cannot hand over to another agent.
        if (isStaff(actor.userType)) return null
        return { ...emptyAnswer, source: 'person', text: chatAnswerTexts.person, offers_person: true }
    }
  }

  /** Answers several questions in one message. Returns null for a single question, or when no part is understood. */
  async function answerParts(message: string, context: ChatContext): Promise<ChatAnswer | null> {
    const parts = splitMessage(message, context.actor)
    if (!parts) return null
    const answers: ChatAnswer[] = []
    const seenKeys = new Set<string>()
    for (const { part, intent } of parts) {
      const key = JSON.stringify(intent ?? part)
      if (seenKeys.has(key) || answers.length >= maxAnswers) continue
      seenKeys.add(key)
      const answer = intent ? await answerIntent(part, intent, context) : await questionLookup.faq(part, context.actor)
      if (answer) answers.push(answer)
      else if (isQuestion(part))
        answers.push({ ...emptyAnswer, source: 'nothing', text: [chatAnswerTexts.unknownPart(part)] })
    }
    // Answers about the user's own account come first.
    return mergeAnswers(
      answers.toSorted((first, second) => Number(second.source === 'account') - Number(first.source === 'account')),
    )
  }

  return async function answerMessage(message: string, context: ChatContext): Promise<ChatAnswer> {
    const { actor, serviceAccountId } = context
    const smallTalk = smallTalkOf(message)
    if (smallTalk) return { ...emptyAnswer, source: 'talk', text: smallTalkAnswers[smallTalk](ownerFor(actor)) }
    const author = authorOf(actor.userType)
    const understanding = understandQuestion(message, author)
    const partsAnswer = understanding?.isWhole ? null : await answerParts(message, context)
    if (partsAnswer) return partsAnswer
    const offeredCommand = understanding?.isWhole
      ? null
      : commandAnswer(message, { actor, hasAccount: serviceAccountId !== undefined })
    // A whole command is clearer than a request in free words, unless it accepts any words or names.
    if (offeredCommand && !(understanding && isLooseCommand(offeredCommand))) return offeredCommand
    const intentAnswer = understanding && (await answerIntent(message, understanding.intent, context))
    return intentAnswer ?? offeredCommand ?? (await questionLookup.any(message, actor))
  }
}

export function chatRoutes(routeContext: RouteContext, services: Services): void {
  const { db } = services
  const answerMessage = createMessageAnswers(services)

  serve(routeContext, askChat, async ({ body, actor }, { ip }): Promise<ChatAnswer> => {
    const { message, crm_service_account_id: serviceAccountId } = body
    // A danger must be answered before anything else.
    const danger = findDanger(message)
    const dangerEntry = danger && entryOf(faqSlugByDanger[danger])
    if (dangerEntry) return toFaqAnswer(dangerEntry, [])
    const textFor = chatAnswerTexts.throttled
    await limitAttempts(services, `chat:${actor.userId}`, { rule: questionLimit, textFor })
    // When the open account is out of scope nothing is answered, not even general questions.
    const account =
      serviceAccountId === undefined ? null : await openSelectedAccount(db, scopeForQuestions(actor), serviceAccountId)
    // Related questions are sent word for word.
    const letters = lettersAndDigits(message)
    const matchingEntry = entries.find(
      (entry) => lettersAndDigits(entry.question) === letters && isForUserType(entry, actor.userType),
    )
    const answer = matchingEntry
      ? toFaqAnswer(matchingEntry, [])
      : await answerMessage(message, { actor, serviceAccountId, ip })
    const customer = account?.customerNumber ?? null
    return {
      ...answer,
      links: answer.links
        .filter(({ path }) => canOpenPage(actor, path, customer))
        .map(({ label, path }) => ({ label: pageLabel(label, actor), path })),
    }
  })
}
