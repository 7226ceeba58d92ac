/**
 * Routes for the labels of the queue. Everyone who reads the queue sees them; writing needs the right to write in it.
 */
import {
  createMessageLabel,
  labelMessage,
  listMessageLabels,
  type MessageLabel,
  removeMessageLabel,
  renameMessageLabel,
} from '#shared/contract/cases/messageLabels'
import * as queueTexts from '#shared/texts/cases/queue'
import type { Executor } from '../../../db/database'
import { publish } from '../../../db/eventBus'
import { authorshipOf } from '../../../directory/cases/access'
import { AppError, notFound } from '../../../http/appError'
import { auditActor } from '../../../http/customerScope'
import { type CallContext, type RouteContext, serve } from '../../../http/serve'
import { createOnce, requireVersion } from '../../../http/versionedRecords'
import type { Services } from '../../../services'
import { findLabelChange, handleMessage } from '../messageHandling'
import { findMessagesById } from '../queue.queries'
import * as queries from './labels.queries'

const createNameTakenError = (): AppError =>
  new AppError('conflict', queueTexts.labelNameTaken, { name: queueTexts.labelNameTaken })

const lockVersion = async (tx: Executor, id: string, version: number): Promise<MessageLabel> =>
  requireVersion(await queries.lockLabel(tx, id), version, queueTexts.labelRenamedMeanwhile)

interface MessageLabelChange {
  action: 'added' | 'renamed' | 'removed'
  label: MessageLabel
  /** The name before the change. */
  before?: string
}

/** Records and publishes the change in the transaction that makes it. */
async function auditChange(
  tx: Executor,
  context: CallContext,
  { action, label, before }: MessageLabelChange,
): Promise<void> {
  await auditActor(tx, context, {
    action: `messageLabel.${action}`,
    details: { label: label.label_id, name: label.name, ...(before !== undefined && { before }) },
  })
  await publish(tx, { kind: 'labels' })
}

export function messageLabelRoutes(routeContext: RouteContext, services: Services): void {
  const { db } = services

  serve(routeContext, listMessageLabels, () => queries.findLabels(db))

  serve(routeContext, createMessageLabel, async ({ body, actor }, caller) => {
    const label = await db.transaction(async (tx) => {
      await queries.lockNames(tx)
      return createOnce({
        insert: () => queries.insertLabel(tx, body.name),
        findIdentical: () => queries.findIdenticalLabel(tx, body.name),
        audit: (created) => auditChange(tx, { actor, caller }, { action: 'added', label: created }),
        takenError: createNameTakenError,
      })
    })
    caller.addMessage(queueTexts.labelAdded)
    return label
  })

  serve(routeContext, renameMessageLabel, async ({ params, body, actor }, caller) => {
    const label = await db.transaction(async (tx) => {
      await queries.lockNames(tx)
      const before = await lockVersion(tx, params.label_id, body.version)
      if (await queries.isNameTaken(tx, body.name, before.label_id)) throw createNameTakenError()
      const after = await queries.storeName(tx, before.label_id, body.name)
      if (!after) throw notFound()
      await auditChange(tx, { actor, caller }, { action: 'renamed', label: after, before: before.name })
      return after
    })
    caller.addMessage(queueTexts.labelRenamed)
    return label
  })

  serve(routeContext, removeMessageLabel, async ({ params, query, actor }, caller) => {
    await db.transaction(async (tx) => {
      const label = await lockVersion(tx, params.label_id, query.version)
      await queries.removeLabel(tx, label.label_id)
      await auditChange(tx, { actor, caller }, { action: 'removed', label })
    })
    caller.addMessage(queueTexts.labelRemoved)
    return null
  })

  serve(routeContext, labelMessage, async ({ body, actor }, caller) => {
    const [row] = await findMessagesById(db, [body.case_id])
    if (!row) throw notFound()
    const change = await findLabelChange(db, { labelId: body.label_id, isOn: body.is_on })
    await handleMessage(services, { row, actor, caller, authorship: await authorshipOf(services, actor), change })
    return null
  })
}
