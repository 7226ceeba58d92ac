/** Reads changes of properties from a CSV file. Only what the file names is changed; an empty cell leaves it as it is. */
import type { PropertyChange } from '#shared/contract/properties'
import { lotLimit, premiseStages, serviceBlocks, stageLabels, type ServiceBlock } from '#shared/properties'
import { readCsv } from '../../ui/lists/readCsv'
import { columnOfBlock, csvColumns } from './propertyCsv'
import * as propertyTexts from '#shared/texts/properties'

export interface Import {
  changes: PropertyChange[]
  /** Lines that cannot be read as they are. */
  problems: { line: number; message: string }[]
}

export const importLimitBytes = 5_000_000

type Column = (typeof csvColumns)[number]
type Named = Partial<Record<Column, string>>

const answers: Record<string, boolean> = { yes: true, true: true, '1': true, no: false, false: false, '0': false }

/** A text where the file as a whole is of no use. */
export function readImport(text: string): Import | string {
  const [head, ...lines] = readCsv(text)
  if (!head) return propertyTexts.theFileIsEmptyChoose
  const columns = head.cells.map((cell) => csvColumns.find((column) => column === cell.toLowerCase()))
  if (!columns.includes('premise') || !columns.includes('version')) {
    return propertyTexts.thisIsntAListOf
  }
  const found: Import = { changes: [], problems: [] }
  for (const { line, cells } of lines) {
    const named: Named = Object.fromEntries(
      columns.flatMap((column, at) => (column ? [[column, cells[at] ?? '']] : [])),
    )
    const read = changeOf(named)
    if (typeof read === 'string') found.problems.push({ line, message: read })
    else found.changes.push(read)
  }
  return found
}

function changeOf(named: Named): PropertyChange | string {
  const { premise = '', version = '', lot = '', stage = '' } = named
  if (!/^PR-\w{1,60}$/.test(premise)) return propertyTexts.theColumnPremiseMustContain
  if (!/^[1-9]\d{0,8}$/.test(version)) return propertyTexts.theColumnVersionMustContain
  if (lot.length > lotLimit) return propertyTexts.lotCannotBeMoreThanCharacters(lotLimit)
  const wanted = stage.toLowerCase()
  const found = premiseStages.find((known) => known === wanted || stageLabels[known].toLowerCase() === wanted)
  if (stage !== '' && !found) return propertyTexts.isntAStageUseOneOf(stage, premiseStages.join(', '))
  const selections: Partial<Record<ServiceBlock, { selected: boolean }>> = {}
  for (const block of serviceBlocks) {
    const cell = named[columnOfBlock[block]] ?? ''
    if (cell === '') continue
    const selected = answers[cell.toLowerCase()]
    if (selected === undefined) return propertyTexts.theColumnMustContainYes(columnOfBlock[block])
    selections[block] = { selected }
  }
  return {
    crm_premise_id: premise,
    version: Number(version),
    ...(found && { stage: found }),
    ...(lot !== '' && { lot }),
    ...selections,
  }
}
