/** Serves the canned answers of the message queue. Everyone who works in the queue reads them. */
import {
  type CannedAnswer,
  createCannedAnswer,
  deleteCannedAnswer,
  listCannedAnswers,
  updateCannedAnswer,
} from '#shared/contract/cases/cannedAnswers'
import * as queueTexts from '#shared/texts/cases/queue'
import type { Executor } from '../../db/database'
import { AppError, notFound } from '../../http/appError'
import { auditActor } from '../../http/customerScope'
import { type CallContext, type RouteContext, serve } from '../../http/serve'
import { createOnce, requireVersion } from '../../http/versionedRecords'
import type { Services } from '../../services'
import * as queries from './cannedAnswers.queries'

const titleTakenError = (): AppError =>
  new AppError('conflict', queueTexts.answerTitleTaken, { title: queueTexts.answerTitleTaken })

const lockVersion = async (tx: Executor, id: string, version: number): Promise<CannedAnswer> =>
  requireVersion(await queries.lockCannedAnswer(tx, id), version, queueTexts.answerChangedMeanwhile)

interface CannedAnswerChange {
  action: 'created' | 'changed' | 'deleted'
  answer: CannedAnswer
}

const auditChange = (tx: Executor, context: CallContext, { action, answer }: CannedAnswerChange) =>
  auditActor(tx, context, {
    action: `cannedAnswer.${action}`,
    details: { answer: answer.canned_answer_id, title: answer.title },
  })

export function cannedAnswerRoutes(routeContext: RouteContext, { db }: Services): void {
  serve(routeContext, listCannedAnswers, () => queries.findCannedAnswers(db))

  serve(routeContext, createCannedAnswer, async ({ body, actor }, caller) => {
    const answer = await db.transaction(async (tx) => {
      await queries.lockTitles(tx)
      return createOnce({
        insert: () => queries.insertCannedAnswer(tx, body),
        findIdentical: () => queries.findIdenticalAnswer(tx, body),
        audit: (created) => auditChange(tx, { actor, caller }, { action: 'created', answer: created }),
        takenError: titleTakenError,
      })
    })
    caller.addMessage(queueTexts.answerAdded)
    return answer
  })

  serve(routeContext, updateCannedAnswer, async ({ params, body, actor }, caller) => {
    const { version, ...input } = body
    const answer = await db.transaction(async (tx) => {
      await queries.lockTitles(tx)
      const before = await lockVersion(tx, params.canned_answer_id, version)
      if (await queries.isTitleTaken(tx, input.title, before.canned_answer_id)) throw titleTakenError()
      const after = await queries.storeCannedAnswer(tx, before.canned_answer_id, input)
      if (!after) throw notFound()
      await auditChange(tx, { actor, caller }, { action: 'changed', answer: after })
      return after
    })
    caller.addMessage(queueTexts.answerChanged)
    return answer
  })

  serve(routeContext, deleteCannedAnswer, async ({ params, query, actor }, caller) => {
    await db.transaction(async (tx) => {
      const answer = await lockVersion(tx, params.canned_answer_id, query.version)
      await queries.removeCannedAnswer(tx, answer.canned_answer_id)
      await auditChange(tx, { actor, caller }, { action: 'deleted', answer })
    })
    caller.addMessage(queueTexts.answerDeleted)
    return null
  })
}
