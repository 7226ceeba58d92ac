/** Opens a case per lot under a common one, all in one transaction: either every lot that can be has its case, or none. */
import type { LotResult } from '#shared/contract/propertyRequests'
import type { Premise } from '#shared/contract/properties'
import type { LotRequestKind } from '#shared/properties'
import type { Executor } from '../../db/database'
import type { Keyed } from '../../http/fingerprint'
import type { Reach } from '../../http/ownership'
import { openCase, type By, type NewCase } from '../cases/ledger'
import { findParts } from '../cases/parts/queries'
import { lockProperties } from '../properties/changes/queries'
import { findNamed } from '../properties/queries'
import { findFirstTry, findOwners, findUnderWay, type FirstTry } from './queries'
import { refusalAt } from '#shared/lotRules'
import * as propertyTexts from '#shared/texts/properties'

export interface Wanted {
  numbers: string[]
  kind: LotRequestKind
  withDuplicates: boolean
  /** What all the cases share. */
  shared: Omit<NewCase, 'premiseNumber' | 'parentId' | keyof Keyed> & {
    userId: string
    serviceSubtype: string
    title: string
  }
  /** Files that belong to the common case. */
  attachmentIds: string[]
  keyed: Keyed
}

interface Opened {
  parent: FirstTry | null
  isNew: boolean
  results: LotResult[]
}

const nothing = { case_id: null, case_no: null }

export async function openLots(
  tx: Executor,
  reach: Reach,
  { wanted, by }: { wanted: Wanted; by: By },
): Promise<Opened> {
  const numbers = [...new Set(wanted.numbers)]
  // Before anything is looked up: whoever came first has opened theirs by then.
  await lockProperties(tx, reach, numbers)
  const before = await findFirstTry(tx, reach, { userId: wanted.shared.userId, ...wanted.keyed })
  if (before) return { parent: before, isNew: false, results: await answeredBefore(tx, reach, { wanted, before }) }
  const properties = await findNamed(tx, reach, numbers)
  const owners = await findOwners(tx, reach, numbers)
  const refused = await refusals(tx, reach, { wanted, numbers, properties })
  const open = properties.filter(({ crm_premise_id }) => !refused.has(crm_premise_id))
  const [first] = open
  if (!first) return { parent: null, isNew: false, results: [...refused.values()] }

  const { row: parent } = await openCase(
    tx,
    {
      ...wanted.shared,
      customerNumber: owners.get(first.crm_premise_id) ?? wanted.shared.customerNumber,
      title: `${wanted.shared.title} for ${open.length} ${open.length === 1 ? 'property' : 'properties'}`,
      ...wanted.keyed,
      attachmentIds: wanted.attachmentIds,
    },
    by,
  )
  const results: LotResult[] = []
  for (const property of open) {
    const premiseNumber = property.crm_premise_id
    const customerNumber = owners.get(premiseNumber) ?? wanted.shared.customerNumber
    const { row } = await openCase(
      tx,
      { ...wanted.shared, customerNumber, premiseNumber, parentId: parent.id, isPart: true },
      by,
    )
    results.push({ ...addressOf(property), outcome: 'created', message: '', case_id: row.id, case_no: row.number })
  }
  return { parent, isNew: true, results: [...results, ...refused.values()] }
}

const addressOf = ({ crm_premise_id, street_address }: Premise) => ({ crm_premise_id, street_address })

interface Asked {
  wanted: Wanted
  numbers: string[]
  properties: Premise[]
}

/** The lots at which it cannot be asked for, each with the reason. */
async function refusals(tx: Executor, reach: Reach, { wanted, numbers, properties }: Asked) {
  const underWay = wanted.withDuplicates
    ? new Map<string, string>()
    : await findUnderWay(tx, reach, { numbers, subtype: wanted.shared.serviceSubtype })
  const refused = new Map<string, LotResult>()
  for (const number of numbers) {
    const property = properties.find(({ crm_premise_id }) => crm_premise_id === number)
    const result = property ? refusalOf(property, wanted.kind, underWay.get(number)) : unknown(number)
    if (result) refused.set(number, result)
  }
  return refused
}

const unknown = (number: string): LotResult => ({
  crm_premise_id: number,
  street_address: '',
  outcome: 'not_found',
  message: propertyTexts.unknown,
  ...nothing,
})

function refusalOf(property: Premise, kind: LotRequestKind, underWay: string | undefined): LotResult | null {
  const refusal = refusalAt(kind, property)
  if (refusal) return { ...addressOf(property), outcome: 'refused', message: refusal, ...nothing }
  if (underWay === undefined) return null
  return { ...addressOf(property), outcome: 'duplicate', message: propertyTexts.duplicate(underWay), ...nothing }
}

/** What a repeated call is answered with; its own lots are under way by now, and are no duplicates. */
async function answeredBefore(
  tx: Executor,
  reach: Reach,
  { wanted, before }: { wanted: Wanted; before: { id: string } },
): Promise<LotResult[]> {
  const parts = await findParts(tx, reach, before.id)
  const opened = new Set(parts.map(({ crm_premise_id }) => crm_premise_id))
  const numbers = [...new Set(wanted.numbers)].filter((number) => !opened.has(number))
  const properties = await findNamed(tx, reach, numbers)
  const refused = await refusals(tx, reach, { wanted, numbers, properties })
  const created = parts.map(({ crm_premise_id, street_address, case_id, case_no }) => ({
    crm_premise_id,
    street_address,
    outcome: 'created' as const,
    message: '',
    case_id,
    case_no,
  }))
  return [...created, ...refused.values()]
}
