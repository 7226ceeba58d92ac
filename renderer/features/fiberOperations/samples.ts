/** Made-up rows that the fiber operations screens show until they are connected to the network. */
import type { CsvCell } from '#shared/format/csv'
import * as fiberOperationsTexts from '#shared/texts/operations/fiberOperations'

export interface SampleTable {
  columns: readonly string[]
  provisioned: readonly (readonly CsvCell[])[]
  unassigned: readonly (readonly CsvCell[])[]
}

export const sampleOnts: SampleTable = {
  columns: fiberOperationsTexts.ontColumns,
  provisioned: [
    ['CDRN00A1B2C3', 'GX-204', 'OLT-01 1/4/12', '-19.4 dBm', 'Online', '03/22/2025 9:05 AM', 'PR-00000001'],
  ],
  unassigned: [['CDRN00F4E5D6', 'GX-204', 'OLT-01 1/4/27', '-21.0 dBm', 'Discovered', '03/22/2025 9:05 AM', '']],
}

export const sampleSubscribers: SampleTable = {
  columns: fiberOperationsTexts.subscriberColumns,
  provisioned: [['Sample Subscriber', 'Gig 1000', 'CDRN00A1B2C3', '198.51.100.24', '03/20/2025 6:41 PM', '412 GB']],
  unassigned: [['Sample Subscriber', 'None', 'CDRN00F4E5D6', '', '', '']],
}

export const sampleNetwork = {
  columns: fiberOperationsTexts.oltColumns,
  rows: [['OLT-01', 'Sample hut', '12 of 16', '341', '3', 'Up']],
} as const
