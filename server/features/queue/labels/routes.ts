/** The labels of the queue: read by whoever works in it, kept and put on messages by whoever may write in it. */
import {
  createMessageLabel,
  labelMessage,
  listMessageLabels,
  removeMessageLabel,
  renameMessageLabel,
  type MessageLabel,
} from '#shared/contract/messageLabels'
import type { Executor } from '../../../db/database'
import { announce } from '../../../db/news'
import type { Actor } from '../../../http/actor'
import { AppError, notFound } from '../../../http/appError'
import { audit } from '../../../http/ownership'
import { serve, type Caller, type Mounting } from '../../../http/serve'
import type { Services } from '../../../services'
import { byActor } from '../../cases/access'
import { handle, labeling } from '../handling'
import { findNamed } from '../queries'
import * as queries from './queries'
import * as queueTexts from '#shared/texts/queue'

const nameTaken = (): AppError =>
  new AppError('conflict', queueTexts.labelNameTaken, { name: queueTexts.labelNameTaken })

async function open(tx: Executor, id: string, version: number): Promise<MessageLabel> {
  const found = await queries.lockLabel(tx, id)
  if (!found) throw notFound()
  if (found.version !== version) throw new AppError('conflict', queueTexts.labelRenamedMeanwhile)
  return found
}

interface Done {
  action: 'added' | 'renamed' | 'removed'
  label: MessageLabel
  /** What it was called until now. */
  before?: string
}

/** Written down and told to everybody in the transaction that does it. */
async function note(
  tx: Executor,
  { actor, caller }: { actor: Actor; caller: Caller },
  { action, label, before }: Done,
): Promise<void> {
  await audit(tx, {
    userId: actor.userId,
    address: caller.address,
    action: `messageLabel.${action}`,
    details: { label: label.label_id, name: label.name, ...(before !== undefined && { before }) },
  })
  await announce(tx, { kind: 'labels' })
}

export function messageLabelRoutes(mounting: Mounting, services: Services): void {
  const { db } = services

  serve(mounting, listMessageLabels, () => queries.findLabels(db))

  serve(mounting, createMessageLabel, async ({ body, actor }, caller) => {
    const label = await db.transaction(async (tx) => {
      await queries.lockNames(tx)
      const made = await queries.insertLabel(tx, body.name)
      if (made) {
        await note(tx, { actor, caller }, { action: 'added', label: made })
        return made
      }
      // A retry after a lost answer.
      const same = await queries.findSame(tx, body.name)
      if (!same) throw nameTaken()
      return same
    })
    caller.say(queueTexts.labelAdded)
    return label
  })

  serve(mounting, renameMessageLabel, async ({ params, body, actor }, caller) => {
    const label = await db.transaction(async (tx) => {
      await queries.lockNames(tx)
      const before = await open(tx, params.label_id, body.version)
      if (await queries.isNameTaken(tx, body.name, before.label_id)) throw nameTaken()
      const after = await queries.storeName(tx, before.label_id, body.name)
      if (!after) throw notFound()
      await note(tx, { actor, caller }, { action: 'renamed', label: after, before: before.name })
      return after
    })
    caller.say(queueTexts.labelRenamed)
    return label
  })

  serve(mounting, removeMessageLabel, async ({ params, query, actor }, caller) => {
    await db.transaction(async (tx) => {
      const label = await open(tx, params.label_id, query.version)
      await queries.removeLabel(tx, label.label_id)
      await note(tx, { actor, caller }, { action: 'removed', label })
    })
    caller.say(queueTexts.labelRemoved)
    return null
  })

  serve(mounting, labelMessage, async ({ body, actor }, caller) => {
    const [row] = await findNamed(db, [body.case_id])
    if (!row) throw notFound()
    const wanted = await labeling(db, { labelId: body.label_id, isOn: body.is_on })
    await handle(services, { row, actor, caller, by: await byActor(services, actor), wanted })
    return null
  })
}
