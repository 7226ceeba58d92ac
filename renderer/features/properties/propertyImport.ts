/** Reads property changes from a CSV file. A missing column or an empty cell leaves the value unchanged. */
import type { PropertyChange } from '#shared/contract/services/properties'
import { lotLimit, premiseStages, type ServiceBlock, serviceBlocks } from '#shared/services/properties'
import * as fieldTexts from '#shared/texts/fields'
import * as propertyTexts from '#shared/texts/services/properties'
import { readCsv } from '../../ui/lists/readCsv'
import { columnOfBlock, csvColumns } from './propertyCsv'

export interface PropertyImport {
  changes: PropertyChange[]
  /** The lines that couldn't be read. */
  problems: { line: number; message: string }[]
}

export const maxImportBytes = 5_000_000

type CsvColumn = (typeof csvColumns)[number]
type NamedCells = Partial<Record<CsvColumn, string>>

const booleanByWord: Record<string, boolean> = { yes: true, true: true, '1': true, no: false, false: false, '0': false }

/** Returns an error text if the whole file is unusable. */
export function readImport(text: string): PropertyImport | string {
  const [head, ...lines] = readCsv(text)
  if (!head) return propertyTexts.emptyFile
  const columns = head.cells.map((cell) => csvColumns.find((column) => column === cell.toLowerCase()))
  if (!columns.includes('premise') || !columns.includes('version')) {
    return propertyTexts.notAList
  }
  const result: PropertyImport = { changes: [], problems: [] }
  for (const { line, cells } of lines) {
    const namedCells: NamedCells = Object.fromEntries(
      columns.flatMap((column, index) => (column ? [[column, cells[index] ?? '']] : [])),
    )
    const change = parseChange(namedCells)
    if (typeof change === 'string') result.problems.push({ line, message: change })
    else result.changes.push(change)
  }
  return result
}

function parseChange(namedCells: NamedCells): PropertyChange | string {
  const { premise = '', version = '', lot = '', stage = '' } = namedCells
  if (!/^PR-\w{1,60}$/.test(premise)) return propertyTexts.invalidPremiseColumn
  if (!/^[1-9]\d{0,8}$/.test(version)) return propertyTexts.invalidVersionColumn
  if (lot.length > lotLimit) return fieldTexts.tooLong(fieldTexts.lot, lotLimit)
  const stageText = stage.toLowerCase()
  const matchedStage = premiseStages.find(
    (candidate) => candidate === stageText || propertyTexts.stageLabels[candidate].toLowerCase() === stageText,
  )
  if (stage !== '' && !matchedStage) return propertyTexts.importUnknownStage(stage, premiseStages.join(', '))
  const selections: Partial<Record<ServiceBlock, { selected: boolean }>> = {}
  for (const block of serviceBlocks) {
    const cell = namedCells[columnOfBlock[block]] ?? ''
    if (cell === '') continue
    const selected = booleanByWord[cell.toLowerCase()]
    if (selected === undefined) return propertyTexts.invalidYesNo(columnOfBlock[block])
    selections[block] = { selected }
  }
  return {
    crm_premise_id: premise,
    version: Number(version),
    ...(matchedStage && { stage: matchedStage }),
    ...(lot !== '' && { lot }),
    ...selections,
  }
}
