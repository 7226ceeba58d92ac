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
import * as messageLabelTexts from '#shared/texts/cases/messageLabels'
import type { Executor } from '../../db/database'
import { publish } from '../../db/eventBus'
import { authorshipOf } from '../../directory/cases/access'
import { findLabels, labelRecords } from '../../directory/queue/labels.queries'
import { findLabelChange, handleMessage } from '../../directory/queue/messageHandling'
import { requireMessageRow } from '../../directory/queue/requireMessageRow'
import { auditActor } from '../../http/customerScope'
import { type CallContext, type RouteContext, serve } from '../../http/serve'
import { changeNamed, createNamed, lockVersion } from '../../http/versionedRecords'
import type { Services } from '../../services'

const labels = {
  records: labelRecords,
  nameField: 'name',
  takenText: messageLabelTexts.labelNameTaken,
  changedText: messageLabelTexts.labelEditConflict,
}

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

  serve(routeContext, listMessageLabels, () => findLabels(db))

  serve(routeContext, createMessageLabel, async ({ body, actor }, caller) => {
    const label = await db.transaction((tx) =>
      createNamed(tx, labels, {
        input: body,
        audit: (created) => auditChange(tx, { actor, caller }, { action: 'added', label: created }),
      }),
    )
    caller.addMessage(messageLabelTexts.labelAdded)
    return label
  })

  serve(routeContext, renameMessageLabel, async ({ params, body, actor }, caller) => {
    const label = await db.transaction((tx) =>
      changeNamed(tx, labels, {
        id: params.label_id,
        version: body.version,
        input: { name: body.name },
        audit: (after, before) =>
          auditChange(tx, { actor, caller }, { action: 'renamed', label: after, before: before.name }),
      }),
    )
    caller.addMessage(messageLabelTexts.labelRenamed)
    return label
  })

  serve(routeContext, removeMessageLabel, async ({ params, query, actor }, caller) => {
    await db.transaction(async (tx) => {
      const label = await lockVersion(tx, labels, { id: params.label_id, version: query.version })
      // Messages lose the label too.
      await labelRecords.remove(tx, label.label_id)
      await auditChange(tx, { actor, caller }, { action: 'removed', label })
    })
    caller.addMessage(messageLabelTexts.labelRemoved)
    return null
  })

  serve(routeContext, labelMessage, async ({ body, actor }, caller) => {
    const row = await requireMessageRow(db, body.case_id)
    const change = await findLabelChange(db, { labelId: body.label_id, isOn: body.is_on })
    await handleMessage(services, { row, actor, caller, authorship: await authorshipOf(services, actor), change })
    return null
  })
}
