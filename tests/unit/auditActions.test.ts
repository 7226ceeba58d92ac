/** Everything that the server records has a label: every action and every detail. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { detailsText } from '#shared/access/auditDetails'
import { formatDay } from '#shared/format/formatDay'
import { formatCents } from '#shared/format/money'
import { outboundEventTypes } from '#shared/operations/outboundEvents'
import { detailLabels } from '#shared/texts/access/audit'
import { actionLabels } from '#shared/texts/access/auditActions'
import * as dunningTexts from '#shared/texts/billing/dunning'
import { withAccessRecords } from '../../renderer/domain/access/auditUrl'
import { auditSubjectLabels } from '../../renderer/features/audit/auditSubjectLabels'

const written = { amount: formatCents, day: formatDay }
const read = (
  action: string,
  details: Record<string, string | number | boolean>,
  namesById: Record<string, string> = {},
) => detailsText({ action, details, names_by_id: namesById }, written)

const sources = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.startsWith('db') && !name.startsWith('sandboxProvider'))
  .map((name) => readFileSync(join('server', name), 'utf8'))
  .filter((source) => /\baudit\w*\(|\bnote\(|recordOf|changeBy/.test(source))

/** Finds the subject, such as "case" of `'case.created'` or of `access.${state}`, wherever an action is named. */
const recordedSubjects = new Set(
  sources.flatMap((source) =>
    source
      .split('\n')
      .filter((line) => /action|audit/i.test(line) && !line.startsWith('import'))
      .flatMap((line) => [...line.matchAll(/['`]([a-z][A-Za-z]+)\.(?=[a-z$])/g)].map(([, subject = '']) => subject)),
  ),
)

/** Finds the actions that are named as a whole. */
const recordedActions = new Set(
  sources.flatMap((source) =>
    [...source.matchAll(/'([a-z][A-Za-z]+\.[a-z][A-Za-z_]+)'/g)]
      .map(([, action = '']) => action)
      .filter((action) => recordedSubjects.has(action.split('.')[0] ?? '')),
  ),
)

/** Finds the detail names in the recorded objects: `details: { … }` and `const details = { … }`. */
const recordedNames = new Set(
  sources.flatMap((source) =>
    [...source.matchAll(/details(?::| =) \{([^{}]*)\}/g)]
      .map(([, inside = '']) => inside)
      // Skips objects with a user's personal details.
      .filter((inside) => !inside.includes('phone:'))
      .flatMap((inside) => inside.split(',').map((part) => /^\s*([A-Za-z_]+)/.exec(part)?.[1] ?? ''))
      .filter((name) => name !== ''),
  ),
)

describe('an action that the server records', () => {
  it('is found by the filter of its noun', () => {
    expect(recordedSubjects.size).toBeGreaterThan(35)
    expect(recordedNames.size).toBeGreaterThan(35)
  })

  it.each([...recordedSubjects])(
    'an action that the server records of kind %s can be selected in the log',
    (subject) => {
      expect(auditSubjectLabels).toHaveProperty([subject])
    },
  )

  it('has a label of its own', () => {
    expect(recordedActions.size).toBeGreaterThan(100)
    // Types of events for other systems look like actions.
    const eventTypes: readonly string[] = outboundEventTypes
    const unlabeled = [...recordedActions].filter((action) => !(action in actionLabels))
    expect(unlabeled.filter((action) => !eventTypes.includes(action))).toEqual([])
  })

  it.each([...recordedNames])('%s has a name for people', (name) => {
    expect(detailLabels).toHaveProperty([name])
  })

  it('can only be selected by kinds that exist', () => {
    // These actions are built at run time.
    const composed = ['plan', 'addon', 'help', 'email', 'phone']
    const kinds = Object.keys(auditSubjectLabels).filter((kind) => kind !== '' && kind !== withAccessRecords)
    expect(kinds.filter((kind) => !recordedSubjects.has(kind) && !composed.includes(kind))).toEqual([])
  })
})

describe('the details of a record', () => {
  it.each(Object.entries(dunningTexts.holdReasonLabels))(
    'contain the reason %s of a hold in words',
    (reason, words) => {
      expect(read('dunning.held', { account: 'BA-1', reason, until: '2026-11-29', note: 'Called' })).toBe(
        `account: BA-1 · reason: ${words} · until: 11/29/2026 · note: Called`,
      )
    },
  )

  it('contain codes in words, depending on the action', () => {
    expect(read('credit.issued', { amount: 2400, reason: '102' })).toBe('amount: $24.00 · reason: Outage credit')
    expect(read('refund.requested', { refund_method: 'method', amount: 100 })).toBe(
      'method: Payment method · amount: $1.00',
    )
    expect(read('message.statusChanged', { status: 'in_progress' })).toBe('status: In progress')
    expect(read('access.granted', { level: 'holder' })).toBe('level: Account holder')
    expect(read('communicationPreferences.changed', { category: 'bill_ready' })).toBe('category: Bill ready')
    expect(read('notice.runRetried', { which: 'unknown', rows: 2 })).toBe('which: unknown status · rows: 2')
    expect(read('role.changed', { granted: 'QUEUE.write' })).toBe('granted: Message queue: write')
    expect(read('scheduledPayment.cancelled', { payOn: '2026-03-20' })).toBe('payment date: 03/20/2026')
  })

  it('contain opaque names of rows only if their noun is known', () => {
    const details = { contact: '0f3a', serviceAccount: 'x-1', from: 'FIB-1', to: 'FIB-2' }
    expect(read('plan.ordered', details)).toBe('instead of: FIB-1 · to: FIB-2')
    expect(read('plan.ordered', details, { '0f3a': 'Ada Quill', 'x-1': 'SA-7', 'FIB-2': 'Gig 1000' })).toBe(
      'person: Ada Quill · service account: SA-7 · instead of: FIB-1 · to: Gig 1000',
    )
  })
})
