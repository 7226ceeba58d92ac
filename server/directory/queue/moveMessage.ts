/** Moves a message to another team, and sets its priority. */
import { type CasePriority, isFinishedCase } from '#shared/cases/cases'
import * as teamTexts from '#shared/texts/cases/teams'
import type { Executor } from '../../db/database'
import { fieldError } from '../../http/appError'
import { changeHandling, lockCase } from '../cases/cases.ledger'
import type { CaseRow } from '../cases/cases.queries'
import { isMember, lockTeamShared, type TeamRow, takeTurn } from '../cases/routing.ledger'

interface MessageMove {
  /** Null for no team. */
  teamId: string | null
  now: Date
}

/**
 * Gives the message to the team. A member of the team keeps it; otherwise it is assigned like a new message. Returns the
 * team's name and the assignee, or null if the message had the team already.
 */
export async function moveMessage(
  tx: Executor,
  caseId: string,
  { teamId, now }: MessageMove,
): Promise<{ name: string; to: string | null } | null> {
  const row = await lockCase(tx, caseId)
  if (row.teamId === teamId) return null
  if (teamId === null) {
    await changeHandling(tx, caseId, { teamId })
    return { name: '', to: row.assignedTo }
  }
  const team = await lockTeamShared(tx, teamId)
  if (!team) throw fieldError('conflict', 'team_id', teamTexts.teamDeleted)
  const assignedTo = await findAssignee(tx, row, { team, now })
  await changeHandling(tx, caseId, { teamId, assignedTo })
  return { name: team.name, to: assignedTo }
}

async function findAssignee(
  tx: Executor,
  row: CaseRow,
  { team, now }: { team: TeamRow; now: Date },
): Promise<string | null> {
  // What is done stays with the agent who did it.
  if (isFinishedCase(row.status)) return row.assignedTo
  if (row.assignedTo !== null && (await isMember(tx, team.id, row.assignedTo))) return row.assignedTo
  return team.isActive && team.assignment === 'round_robin' ? takeTurn(tx, team.id, now) : null
}

/** Returns whether anything changed. */
export async function prioritizeMessage(tx: Executor, caseId: string, priority: CasePriority): Promise<boolean> {
  const row = await lockCase(tx, caseId)
  if (row.priority === priority) return false
  await changeHandling(tx, caseId, { priority })
  return true
}
