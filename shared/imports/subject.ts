/** Describes what a subject of deliveries is. */
import type { ImportField } from './fields'

export interface Subject {
  fields: Readonly<Record<string, ImportField>>
  /** The fields that identify a record in the billing system. */
  key: readonly string[]
  /** The manifest must have the sums of these fields. */
  sums: readonly string[]
  /** What is missing from a complete file is closed. */
  canBeComplete: boolean
}
