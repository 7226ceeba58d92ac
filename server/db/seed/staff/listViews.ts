/** The views of lists that the demo's supervisor shares. */
import { eq } from 'drizzle-orm'
import type { Executor } from '../../database'
import { listViews } from '../../schema/operations/listViews'
import { users } from '../../schema/signIn/users'

const supervisorEmail = 'staff@demo.example'

const demoViews = [
  {
    id: '5d7a1c0e-4a52-4d0b-9a53-6f1f6f0f7a01',
    list: 'refunds',
    name: 'Waiting for approval',
    search: 'status=requested&tab=refunds',
  },
  {
    id: '5d7a1c0e-4a52-4d0b-9a53-6f1f6f0f7a02',
    list: 'requests',
    name: 'Overdue, no one assigned',
    search: 'assignee=unassigned&tab=overdue',
  },
] as const

export async function addDemoViews(tx: Executor): Promise<void> {
  const [supervisor] = await tx.select({ id: users.id }).from(users).where(eq(users.email, supervisorEmail))
  if (!supervisor) return
  await tx.insert(listViews).values(demoViews.map((view) => ({ ...view, userId: supervisor.id, isShared: true })))
}
