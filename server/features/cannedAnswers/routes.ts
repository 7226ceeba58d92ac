/** Serves the canned answers of the message queue. Everyone who works in the queue reads them. */
import {
  type CannedAnswer,
  createCannedAnswer,
  deleteCannedAnswer,
  listCannedAnswers,
  updateCannedAnswer,
} from '#shared/contract/cases/cannedAnswers'
import * as cannedAnswerTexts from '#shared/texts/cases/cannedAnswers'
import type { Executor } from '../../db/database'
import { auditActor } from '../../http/customerScope'
import { type CallContext, type RouteContext, serve } from '../../http/serve'
import { changeNamed, createNamed, lockVersion } from '../../http/versionedRecords'
import type { Services } from '../../services'
import { cannedAnswerRecords, findCannedAnswers } from './cannedAnswers.queries'

const answers = {
  records: cannedAnswerRecords,
  nameField: 'title',
  takenText: cannedAnswerTexts.answerTitleTaken,
  changedText: cannedAnswerTexts.answerEditConflict,
}

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
  serve(routeContext, listCannedAnswers, () => findCannedAnswers(db))

  serve(routeContext, createCannedAnswer, async ({ body, actor }, caller) => {
    const answer = await db.transaction((tx) =>
      createNamed(tx, answers, {
        input: body,
        audit: (created) => auditChange(tx, { actor, caller }, { action: 'created', answer: created }),
      }),
    )
    caller.addMessage(cannedAnswerTexts.answerAdded)
    return answer
  })

  serve(routeContext, updateCannedAnswer, async ({ params, body, actor }, caller) => {
    const { version, ...input } = body
    const answer = await db.transaction((tx) =>
      changeNamed(tx, answers, {
        id: params.canned_answer_id,
        version,
        input,
        audit: (after) => auditChange(tx, { actor, caller }, { action: 'changed', answer: after }),
      }),
    )
    caller.addMessage(cannedAnswerTexts.answerChanged)
    return answer
  })

  serve(routeContext, deleteCannedAnswer, async ({ params, query, actor }, caller) => {
    await db.transaction(async (tx) => {
      const answer = await lockVersion(tx, answers, { id: params.canned_answer_id, version: query.version })
      await cannedAnswerRecords.remove(tx, answer.canned_answer_id)
      await auditChange(tx, { actor, caller }, { action: 'deleted', answer })
    })
    caller.addMessage(cannedAnswerTexts.answerDeleted)
    return null
  })
}
