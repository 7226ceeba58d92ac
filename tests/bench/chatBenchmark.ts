/** Benchmarks the chat: how fast it answers with a full library, and how long it takes to understand a sentence. */
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { z } from 'zod/mini'
import { accountQuestions, accountTopics } from '#shared/chatQuestions'
import { parseCommand } from '#shared/commands/parse'
import { commandNames, type PortalSide, registry } from '#shared/commands/registry'
import { askChat, ChatAnswer } from '#shared/contract/speech/chat'
import { entries } from '#shared/faq/entries'
import { documentFolders, documents } from '../../server/db/schema/content/documents'
import { throttles } from '../../server/db/schema/signIn/signIn'
import { paraphrases } from '../support/commandParaphrases'
import { type Grades, gradeCorpus } from '../support/data/speech/gradeAnswers'
import { ask, signInCall } from './customers'
import { post } from './load'
import { quantile, type Spread, spreadOf, spreadText } from './spread'
import { tableText } from './table'
import type { RunningProgram, World } from './world'

const answerGoalMs = 100
const parseGoalMs = 5
const documentCount = 1000
const rounds = 6
const email = 'customer@demo.example'
const perPhrase = 5

interface Timed {
  p50: Spread
  p95: Spread
}

interface Goal {
  name: string
  limit: number
  isMet: boolean
}

export interface ChatReport {
  documents: number
  questions: number
  sentences: number
  /** The time of the first answer, which includes reading and indexing FAQs and documents. */
  firstAnswerMs: number
  answer: Timed
  parse: Timed
  grades: Grades
  goals: Goal[]
}

const SignedIn = z.object({
  token: z.string(),
  user_details: z.object({ user_accounts: z.array(z.object({ crm_service_account_id: z.string() })) }),
})

const Answered = z.object({ data: ChatAnswer })

const subjects = 'meter trench router easement splitter hydrant cabinet conduit manifold regulator'.split(' ')
const kinds = 'guide form tariff notice checklist map agreement table plan sheet'.split(' ')

async function addDocuments({ database: { db } }: World): Promise<void> {
  const folder = { code: 'bench', name: 'Measured', position: 99 }
  await db.insert(documentFolders).values(folder).onConflictDoNothing()
  await db.insert(documents).values(
    Array.from({ length: documentCount }, (_, index) => {
      const subject = subjects[index % subjects.length] ?? ''
      const title = `${subject} ${kinds[Math.floor(index / 10) % kinds.length]} ${index}`
      return {
        id: randomUUID(),
        folderCode: folder.code,
        title,
        description: `What is to be known of the ${title}: who needs it, where it stands, and until when it holds.`,
        fileName: `${title}.pdf`,
        mediaType: 'application/pdf',
        sizeBytes: 1000,
        language: 'en',
        updatedOn: '2026-01-01',
        storageKey: `bench/${index}`,
        userTypes: [],
        communities: [],
      }
    }),
  )
}

/**
 * Questions of every type that the chat distinguishes. Each differs by a word from the FAQs, because exact matches skip
 * the search.
 */
const questions: readonly string[] = [
  ...accountTopics.map((topic) => accountQuestions[topic].example),
  ...entries.map(({ question }) => `Tell me: ${question}`),
  ...subjects.flatMap((subject) => kinds.slice(0, 3).map((kind) => `where is the ${subject} ${kind}`)),
  'How much do I owe in total?',
  'what is my balance and when did I last pay, and is there an outage',
  'who won the world cup',
  'pay fifty dollars with my visa',
  'I smell gas',
]

const sidesOf = (side: PortalSide | 'both'): PortalSide[] => (side === 'both' ? ['customer', 'staff'] : [side])

/** All examples and several variants of each phrase, the same in every run. */
const sentences = commandNames.flatMap((name) =>
  sidesOf(registry[name].side).flatMap((side) => [
    ...registry[name].examples.map((text) => ({ text, side })),
    ...registry[name].phrases.flatMap((phrase) =>
      fc.sample(paraphrases(phrase, side), { numRuns: perPhrase, seed: 1 }).map(({ text }) => ({ text, side })),
    ),
  ]),
)

/** The time of `prepare` is not counted. */
async function timed<T>(
  items: readonly T[],
  run: (item: T) => unknown,
  prepare: () => unknown = () => undefined,
): Promise<Timed> {
  const taken: { p50: number; p95: number }[] = []
  // The first round is not counted, because the code is not compiled yet.
  for (let round = 0; round <= rounds; round += 1) {
    const times: number[] = []
    for (const item of items) {
      await prepare()
      const began = performance.now()
      await run(item)
      times.push(performance.now() - began)
    }
    const sorted = times.toSorted((a, b) => a - b)
    if (round > 0) taken.push({ p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95) })
  }
  return { p50: spreadOf(taken.map(({ p50 }) => p50)), p95: spreadOf(taken.map(({ p95 }) => p95)) }
}

export async function measureChat(world: World, portal: RunningProgram): Promise<ChatReport> {
  await addDocuments(world)
  const { token, user_details: user } = await ask(signInCall(portal.url, email), SignedIn)
  const account = user.user_accounts[0]?.crm_service_account_id
  async function answer(message: string): Promise<string> {
    const { status, text } = await post({
      url: portal.url + askChat.path,
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ message, crm_service_account_id: account }),
    })
    if (status !== 200) throw new Error(`“${message}” was answered ${status}: ${text.slice(0, 300)}`)
    return text
  }
  const began = performance.now()
  await answer('who won the world cup')
  const firstAnswerMs = performance.now() - began
  // The rate limit would reject so many questions, so its counters are deleted before each one.
  const answered = await timed(questions, answer, () => world.database.db.delete(throttles))
  const grades = await gradeCorpus(async (message) => {
    await world.database.db.delete(throttles)
    return Answered.parse(JSON.parse(await answer(message))).data
  })
  const parsed = await timed(sentences, ({ text, side }) => parseCommand(text, side))
  return {
    documents: documentCount,
    questions: questions.length,
    sentences: sentences.length,
    firstAnswerMs,
    answer: answered,
    parse: parsed,
    grades,
    goals: [
      { name: 'p95 of an answer in ms', limit: answerGoalMs, isMet: answered.p95.median <= answerGoalMs },
      { name: 'p95 of understanding a sentence in ms', limit: parseGoalMs, isMet: parsed.p95.median <= parseGoalMs },
    ],
  }
}

export function chatText(report: ChatReport): string {
  const { answer, parse, grades, goals } = report
  const row = (name: string, { p50, p95 }: Timed) => [name, spreadText(p50, 2), spreadText(p95, 2)]
  return [
    `CHAT   median [min–max] of ${rounds} rounds, one question after the other, with ${report.documents} published documents and ${entries.length} FAQs beside those of the demo`,
    tableText(
      ['', 'p50 ms', 'p95 ms'],
      [
        row(`answer over HTTP, ${report.questions} questions`, answer),
        row(`understanding a command, ${report.sentences} sentences`, parse),
      ],
    ),
    '',
    gradesText(grades),
    '',
    `The first question, for which everything is read and indexed: ${report.firstAnswerMs.toFixed(0)} ms; once a minute after that.`,
    ...goals.map(({ name, limit, isMet }) => `Goal: ${name}, at most ${limit}: ${isMet ? 'met' : 'missed'}.`),
  ].join('\n')
}

const percentOf = (count: number, total: number): string => `${Math.round((count / total) * 100)}%`

/** Formats how well the chat answers the sentences in free words. */
function gradesText({ answerable, right, unanswerable, honest, wrong, missed }: Grades): string {
  const total = answerable + unanswerable
  return [
    tableText(
      ['sentences in free words', 'number', 'share'],
      [
        [
          'answered correctly, of those that can be answered',
          `${right} of ${answerable}`,
          percentOf(right, answerable),
        ],
        ['handed over, of those that cannot', `${honest} of ${unanswerable}`, percentOf(honest, unanswerable)],
        ['answered wrongly', `${wrong} of ${total}`, percentOf(wrong, total)],
      ],
    ),
    ...missed.map(
      ({ sentence, expected, given }) => `  “${sentence}”: ${given} instead of ${expected || 'a handover'}`,
    ),
  ].join('\n')
}
