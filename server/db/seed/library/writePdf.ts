/** Writes a document of the demo as a tagged PDF. */
import { formatDay } from '#shared/format/formatDay'
import { margin } from '../../../pdf/pages'
import { createTaggedDocument, type TaggedDocument } from '../../../pdf/taggedDocument'
import { colors } from '../../../pdf/textTools'
import type { DocumentBlock, DocumentDraft } from './draft'

const languageTags = { en: 'en-US', es: 'es-US' } as const
const updatedWords = { en: 'Last updated', es: 'Última modificación' } as const

export async function writePdf(
  { title, description, language }: DocumentDraft,
  blocks: readonly DocumentBlock[],
  { brandName, updatedOn }: { brandName: string; updatedOn: string },
): Promise<Buffer> {
  const sheet = createTaggedDocument(title, brandName, languageTags[language ?? 'en'])
  sheet.write(brandName, 'P', { size: 11, isBold: true, color: colors.accent })
  sheet.gap(6)
  sheet.write(title, 'H1', { size: 20, isBold: true })
  sheet.gap(4)
  sheet.write(description, 'P', { size: 11, color: colors.quiet })
  sheet.write(`${updatedWords[language ?? 'en']}: ${formatDay(updatedOn)}`, 'P', { size: 9, color: colors.quiet })
  sheet.gap(10)
  for (const block of blocks) writeBlock(sheet, block)
  return sheet.finish()
}

function writeBlock(sheet: TaggedDocument, block: DocumentBlock): void {
  if (typeof block === 'string') sheet.write(block, 'P')
  else if ('heading' in block) {
    sheet.gap(6)
    sheet.write(block.heading, 'H2', { size: 12, isBold: true, color: colors.accent, keepWith: 50 })
    sheet.rule()
    return
  } else if ('points' in block) sheet.list(block.points.map((text) => ({ label: '•', text })))
  else if ('steps' in block) sheet.list(block.steps.map((text, index) => ({ label: `${index + 1}.`, text })))
  else if ('fields' in block) for (const name of block.fields) writeField(sheet, name)
  else writeTable(sheet, block)
  sheet.gap(8)
}

function writeTable(sheet: TaggedDocument, { head, rows }: Extract<DocumentBlock, { head: unknown }>): void {
  const narrow = head.length > 3 ? 84 : 110
  const wide = sheet.width - narrow * (head.length - 1)
  const cellsOf = (texts: readonly string[]) =>
    texts.map((text, index) => ({
      text,
      x: index === 0 ? margin : margin + wide + (index - 1) * narrow,
      width: (index === 0 ? wide : narrow) - 8,
      ...(index > 0 && { align: 'right' as const }),
    }))
  sheet.table(() => {
    sheet.row(cellsOf(head).map((cell) => ({ ...cell, tag: 'TH', scope: 'Column', color: colors.quiet, size: 9 })))
    for (const row of rows) {
      sheet.row(cellsOf(row).map((cell, index) => ({ ...cell, ...(index === 0 && { tag: 'TH' as const }) })))
    }
  })
}

function writeField(sheet: TaggedDocument, name: string): void {
  sheet.write(name, 'P', { size: 9, color: colors.quiet, keepWith: 26 })
  sheet.gap(16)
  sheet.rule()
  sheet.gap(4)
}
