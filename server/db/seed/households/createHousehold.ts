/** A customer of the demo while their rows, payment profiles and files are collected. */

import type { DemoProfile } from '../billing/savedMethods'
import type { Box } from '../cases/drawSketch'
import type { DocumentBlock } from '../library/draft'
import type { Random } from '../random'
import { type CustomerRows, emptyRows } from '../rows'
import type { World } from '../world'

export type FileContent = { description: string; pages: readonly DocumentBlock[] } | { boxes: readonly Box[] }

/** A file whose bytes are written later. */
export interface CaseFile {
  id: string
  caseId: string
  userId: string | null
  title: string
  /** The name on the document. */
  sender: string
  sentAt: Date
  content: FileContent
}

export interface Household {
  number: string
  world: World
  random: Random
  rows: CustomerRows
  profiles: DemoProfile[]
  caseFiles: CaseFile[]
}

type CustomerKind = CustomerRows['customers'][number]['kind']

export function createHousehold(
  world: World,
  random: Random,
  { name, kind }: { name: string; kind: CustomerKind },
): Household {
  const number = world.ids.customerNumber()
  const rows = emptyRows()
  rows.customers.push({ number, name, kind, defaultMethodToken: null })
  return { number, world, random, rows, profiles: [], caseFiles: [] }
}
