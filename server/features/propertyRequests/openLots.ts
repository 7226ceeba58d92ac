/**
 * Opens one case per lot under a common parent case in one transaction: every eligible lot gets its case, or none does.
 */

import type { Premise } from '#shared/contract/services/properties'
import type { LotResult } from '#shared/contract/services/propertyRequests'
import { lotRequestProblem } from '#shared/services/lotRules'
import type { LotRequestKind } from '#shared/services/properties'
import * as propertyTexts from '#shared/texts/services/properties'
import * as propertyRequestTexts from '#shared/texts/services/propertyRequests'
import type { Executor } from '../../db/database'
import { findBulkRequestLots } from '../../directory/cases/bulkRequestLots.queries'
import { type Authorship, type NewCase, openCase } from '../../directory/cases/cases.ledger'
import { findOpenLotRequests } from '../../directory/cases/openLotRequests.queries'
import { findPropertiesByNumber, lockProperties } from '../../directory/properties/properties.queries'
import type { CustomerScope } from '../../http/customerScope'
import type { IdempotencyRecord } from '../../http/idempotency'
import { findFirstParent, findOwners, type ParentCase } from './propertyRequests.queries'

interface LotRequestInput {
  numbers: string[]
  kind: LotRequestKind
  withDuplicates: boolean
  /** The fields that all the cases share. */
  shared: Omit<NewCase, 'premiseNumber' | 'parentId' | keyof IdempotencyRecord> & {
    userId: string
    serviceSubtype: string
    title: string
  }
  /** The files of the parent case. */
  attachmentIds: string[]
  idempotencyRecord: IdempotencyRecord
}

interface OpenedLots {
  parent: ParentCase | null
  isNew: boolean
  results: LotResult[]
}

const noCase = { case_id: null, case_no: null }

export async function openLots(
  tx: Executor,
  scope: CustomerScope,
  { input, authorship }: { input: LotRequestInput; authorship: Authorship },
): Promise<OpenedLots> {
  const numbers = [...new Set(input.numbers)]
  // The lock comes first, so that an earlier request has opened its cases before anything is read.
  await lockProperties(tx, scope, numbers)
  const original = await findFirstParent(tx, scope, { userId: input.shared.userId, ...input.idempotencyRecord })
  if (original) return { parent: original, isNew: false, results: await repeatResults(tx, scope, { input, original }) }
  const properties = await findPropertiesByNumber(tx, scope, numbers)
  const owners = await findOwners(tx, scope, numbers)
  const rejected = await findRejections(tx, scope, { input, numbers, properties })
  const eligible = properties.filter(({ crm_premise_id }) => !rejected.has(crm_premise_id))
  const [first] = eligible
  if (!first) return { parent: null, isNew: false, results: [...rejected.values()] }

  const { row: parent } = await openCase(
    tx,
    {
      ...input.shared,
      customerNumber: owners.get(first.crm_premise_id) ?? input.shared.customerNumber,
      title: propertyRequestTexts.titleForLots(input.shared.title, eligible.length),
      idempotencyRecord: input.idempotencyRecord,
      attachmentIds: input.attachmentIds,
    },
    authorship,
  )
  const results: LotResult[] = []
  for (const property of eligible) {
    const premiseNumber = property.crm_premise_id
    const customerNumber = owners.get(premiseNumber) ?? input.shared.customerNumber
    const { row } = await openCase(
      tx,
      { ...input.shared, customerNumber, premiseNumber, parentId: parent.id, isPart: true },
      authorship,
    )
    results.push({ ...addressOf(property), outcome: 'created', message: '', case_id: row.id, case_no: row.number })
  }
  return { parent, isNew: true, results: [...results, ...rejected.values()] }
}

const addressOf = ({ crm_premise_id, street_address }: Premise) => ({ crm_premise_id, street_address })

interface RejectionCheck {
  input: LotRequestInput
  numbers: string[]
  properties: Premise[]
}

/** Finds the lots that can't get a case, each with the reason. */
async function findRejections(tx: Executor, scope: CustomerScope, { input, numbers, properties }: RejectionCheck) {
  const openRequests = input.withDuplicates
    ? new Map<string, string>()
    : await findOpenLotRequests(tx, scope, { numbers, subtype: input.shared.serviceSubtype })
  const rejected = new Map<string, LotResult>()
  for (const number of numbers) {
    const property = properties.find(({ crm_premise_id }) => crm_premise_id === number)
    const result = property ? rejectionOf(property, input.kind, openRequests.get(number)) : unknownLot(number)
    if (result) rejected.set(number, result)
  }
  return rejected
}

const unknownLot = (number: string): LotResult => ({
  crm_premise_id: number,
  street_address: '',
  outcome: 'not_found',
  message: propertyTexts.unknown,
  ...noCase,
})

function rejectionOf(property: Premise, kind: LotRequestKind, openRequestNumber: string | undefined): LotResult | null {
  const problem = lotRequestProblem(kind, property)
  if (problem) return { ...addressOf(property), outcome: 'refused', message: problem, ...noCase }
  if (openRequestNumber === undefined) return null
  return {
    ...addressOf(property),
    outcome: 'duplicate',
    message: propertyTexts.duplicate(openRequestNumber),
    ...noCase,
  }
}

/** Rebuilds the response to a repeated call. Lots opened by the original call must not count as duplicates. */
async function repeatResults(
  tx: Executor,
  scope: CustomerScope,
  { input, original }: { input: LotRequestInput; original: { id: string } },
): Promise<LotResult[]> {
  const parts = await findBulkRequestLots(tx, scope, original.id)
  const openedNumbers = new Set(parts.map(({ crm_premise_id }) => crm_premise_id))
  const numbers = [...new Set(input.numbers)].filter((number) => !openedNumbers.has(number))
  const properties = await findPropertiesByNumber(tx, scope, numbers)
  const rejected = await findRejections(tx, scope, { input, numbers, properties })
  const created = parts.map(({ crm_premise_id, street_address, case_id, case_no }) => ({
    crm_premise_id,
    street_address,
    outcome: 'created' as const,
    message: '',
    case_id,
    case_no,
  }))
  return [...created, ...rejected.values()]
}
