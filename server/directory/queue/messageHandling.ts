/**
 * Applies changes that staff make to one or many messages of the queue. Each change and its audit record share a
 * transaction; a change without effect writes nothing.
 */

import type { AuditAction } from '#shared/access/auditActions'
import type { AuditDetails } from '#shared/access/auditDetails'
import { type CasePriority, type CaseStatus, isFinishedCase } from '#shared/cases/cases'
import { maxSnoozeDays, type QueueStatus } from '#shared/cases/queue'
import { daysAfter } from '#shared/format/moments'
import * as messageLabelTexts from '#shared/texts/cases/messageLabels'
import * as queueTexts from '#shared/texts/cases/queue'
import * as snoozeTexts from '#shared/texts/cases/snooze'
import type { Executor } from '../../db/database'
import { publish } from '../../db/eventBus'
import { AppError, fieldError, invalidField } from '../../http/appError'
import type { CallContext } from '../../http/serve'
import type { Services } from '../../services'
import { auditCase } from '../cases/access'
import { assertAssignable, assertAssigneeUnchanged } from '../cases/assignees'
import { type Authorship, assignCase, changeCase, changeHandling, lockCase } from '../cases/cases.ledger'
import { attachLabel, detachLabel, labelRecords, lockLabelShared } from './labels.queries'
import { decideStatus } from './messageStatus'
import { moveMessage, prioritizeMessage } from './moveMessage'

/** A change, together with the state that the agent saw when requesting it. */
export type MessageChange =
  | { kind: 'assign'; userId: string | null; seenUserId: string | null }
  | { kind: 'status'; status: QueueStatus; seen: CaseStatus }
  | { kind: 'snooze'; until: Date | null }
  | { kind: 'team'; teamId: string | null }
  | { kind: 'priority'; priority: CasePriority }
  | LabelChange

interface LabelChange {
  kind: 'label'
  labelId: string
  /** The label's name in the audit record. */
  name: string
  isOn: boolean
}

export interface MessageHandling extends CallContext {
  row: { id: string; number: string; customerNumber: string }
  /** The author of the change, resolved once for any number of messages. */
  authorship: Authorship
  change: MessageChange
}

/** Returns whether anything changed. */
export async function handleMessage(
  { db }: Services,
  { row, actor, caller, authorship, change }: MessageHandling,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const effect = await applyChange(tx, row.id, { change, authorship })
    if (effect === null) return false
    const { action, details } = auditEntryOf(change)
    await auditCase(tx, { actor, caller }, { row, action, details: { ...details, ...effect } })
    return true
  })
}

function auditEntryOf(change: MessageChange): { action: AuditAction; details: AuditDetails } {
  switch (change.kind) {
    case 'assign':
      return { action: 'message.assigned', details: { to: change.userId ?? 'no one' } }
    case 'status':
      return { action: 'message.statusChanged', details: { status: change.status } }
    case 'snooze':
      return change.until === null
        ? { action: 'message.snoozeEnded', details: {} }
        : { action: 'message.snoozed', details: { until: change.until.toISOString() } }
    case 'team':
      return { action: 'message.moved', details: { team: change.teamId ?? '' } }
    case 'priority':
      return { action: 'message.prioritized', details: { priority: change.priority } }
    case 'label': {
      const { isOn, labelId, name } = change
      return { action: isOn ? 'message.labeled' : 'message.unlabeled', details: { label: labelId, name } }
    }
  }
}

const effectIf = (isChanged: boolean): AuditDetails | null => (isChanged ? {} : null)

/** Returns what else the change caused, for the audit record, or null if nothing changed. */
async function applyChange(
  tx: Executor,
  caseId: string,
  { change, authorship }: { change: MessageChange; authorship: Authorship },
): Promise<AuditDetails | null> {
  switch (change.kind) {
    case 'assign': {
      const { userId, seenUserId } = change
      return effectIf(
        await assignCase(tx, caseId, {
          userId,
          assertAssignable: (found) => assertAssigneeUnchanged(tx, found, { userId, seenUserId, texts: conflictTexts }),
        }),
      )
    }
    case 'status': {
      const { status, seen } = change
      const { eventId } = await changeCase(tx, caseId, {
        authorship,
        decide: (found) => {
          const decision = decideStatus(found, status, authorship)
          if (decision && found.status !== seen) throw new AppError('conflict', queueTexts.statusConflict)
          return decision
        },
      })
      return effectIf(eventId !== null)
    }
    case 'snooze':
      return effectIf(await snoozeCase(tx, caseId, { until: change.until, now: authorship.now }))
    case 'label':
      return effectIf(await labelCase(tx, caseId, change))
    case 'team': {
      const moved = await moveMessage(tx, caseId, { teamId: change.teamId, now: authorship.now })
      return moved && { name: moved.name, to: moved.to ?? 'no one' }
    }
    case 'priority':
      return effectIf(await prioritizeMessage(tx, caseId, change.priority))
  }
}

async function snoozeCase(tx: Executor, caseId: string, { until, now }: { until: Date | null; now: Date }) {
  const row = await lockCase(tx, caseId)
  if (until !== null) {
    if (isFinishedCase(row.status)) throw new AppError('conflict', snoozeTexts.doneNotSnoozed)
    const isFuture = until > now && until <= daysAfter(now, maxSnoozeDays)
    if (!isFuture) throw invalidField('until', snoozeTexts.snoozeLimits(maxSnoozeDays))
  }
  if (row.snoozedUntil?.getTime() === until?.getTime()) return false
  await changeHandling(tx, caseId, { snoozedUntil: until })
  return true
}

/** Locks the case, so that its queue position can't change before the label gets the same position. */
async function labelCase(tx: Executor, caseId: string, { labelId, isOn }: LabelChange): Promise<boolean> {
  await lockCase(tx, caseId)
  if (isOn && !(await lockLabelShared(tx, labelId))) throw createLabelDeletedError()
  const isChanged = isOn ? await attachLabel(tx, caseId, labelId) : await detachLabel(tx, caseId, labelId)
  if (isChanged) await publish(tx, { kind: 'changed', case_id: caseId })
  return isChanged
}

const createLabelDeletedError = (): AppError => fieldError('conflict', 'label_id', messageLabelTexts.labelDeleted)

/** Reads a label once for any number of messages. */
export async function findLabelChange(
  db: Executor,
  { labelId, isOn }: Pick<LabelChange, 'labelId' | 'isOn'>,
): Promise<LabelChange> {
  const label = await labelRecords.find(db, labelId)
  if (!label) throw createLabelDeletedError()
  return { kind: 'label', labelId, name: label.name, isOn }
}

/** Rejects assigning messages to a user who does not work in the queue. One check covers any number of messages. */
export const assertQueueStaff = (db: Executor, userId: string | null): Promise<void> =>
  assertAssignable(db, { right: 'QUEUE.write', userId, text: queueTexts.cannotBeAssigned })

const conflictTexts = { released: queueTexts.alreadyReleased, taken: queueTexts.takenByOther }
