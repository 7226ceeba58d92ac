/** The canned answers of the queue: read by whoever works in it, kept by whoever may write in it. */
import {
  createCannedAnswer,
  deleteCannedAnswer,
  listCannedAnswers,
  updateCannedAnswer,
  type CannedAnswer,
} from '#shared/contract/cannedAnswers'
import type { Executor } from '../../db/database'
import type { Actor } from '../../http/actor'
import { AppError, notFound } from '../../http/appError'
import { audit } from '../../http/ownership'
import { serve, type Caller, type Mounting } from '../../http/serve'
import type { Services } from '../../services'
import * as queries from './queries'
import * as queueTexts from '#shared/texts/queue'

const titleTaken = (): AppError =>
  new AppError('conflict', queueTexts.answerTitleTaken, { title: queueTexts.answerTitleTaken })

async function open(tx: Executor, id: string, version: number): Promise<CannedAnswer> {
  const found = await queries.lockCannedAnswer(tx, id)
  if (!found) throw notFound()
  if (found.version !== version) throw new AppError('conflict', queueTexts.answerChangedMeanwhile)
  return found
}

interface Done {
  action: 'created' | 'changed' | 'deleted'
  answer: CannedAnswer
}

const note = (tx: Executor, { actor, caller }: { actor: Actor; caller: Caller }, { action, answer }: Done) =>
  audit(tx, {
    userId: actor.userId,
    address: caller.address,
    action: `cannedAnswer.${action}`,
    details: { answer: answer.canned_answer_id, title: answer.title },
  })

export function cannedAnswerRoutes(mounting: Mounting, { db }: Services): void {
  serve(mounting, listCannedAnswers, () => queries.findCannedAnswers(db))

  serve(mounting, createCannedAnswer, async ({ body, actor }, caller) => {
    const answer = await db.transaction(async (tx) => {
      await queries.lockTitles(tx)
      const made = await queries.insertCannedAnswer(tx, body)
      if (made) {
        await note(tx, { actor, caller }, { action: 'created', answer: made })
        return made
      }
      // A retry after a lost answer.
      const same = await queries.findSame(tx, body)
      if (!same) throw titleTaken()
      return same
    })
    caller.say(queueTexts.answerAdded)
    return answer
  })

  serve(mounting, updateCannedAnswer, async ({ params, body, actor }, caller) => {
    const { version, ...written } = body
    const answer = await db.transaction(async (tx) => {
      await queries.lockTitles(tx)
      const before = await open(tx, params.canned_answer_id, version)
      if (await queries.isTitleTaken(tx, written.title, before.canned_answer_id)) throw titleTaken()
      const after = await queries.storeCannedAnswer(tx, before.canned_answer_id, written)
      if (!after) throw notFound()
      await note(tx, { actor, caller }, { action: 'changed', answer: after })
      return after
    })
    caller.say(queueTexts.answerChanged)
    return answer
  })

  serve(mounting, deleteCannedAnswer, async ({ params, query, actor }, caller) => {
    await db.transaction(async (tx) => {
      const answer = await open(tx, params.canned_answer_id, query.version)
      await queries.removeCannedAnswer(tx, answer.canned_answer_id)
      await note(tx, { actor, caller }, { action: 'deleted', answer })
    })
    caller.say(queueTexts.answerDeleted)
    return null
  })
}
