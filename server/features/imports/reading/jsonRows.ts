/** Reads JSON Lines: one object on each line. */
import type { Readable } from 'node:stream'
import { parseJson } from '#shared/format/parseJson'
import * as importTexts from '#shared/texts/operations/imports'
import { FileProblem } from './fileProblem'
import { maxRowBytes, type RawRow, rowsPerGroup } from './rawRow'

export async function* readJsonLines(bytes: Readable, name: string): AsyncGenerator<RawRow[]> {
  let group: RawRow[] = []
  let number = 0
  for await (const text of readLines(bytes, name)) {
    number += 1
    const trimmed = text.trim()
    if (trimmed === '') continue
    group.push(toRow(number, trimmed))
    if (group.length < rowsPerGroup) continue
    yield group
    group = []
  }
  if (group.length > 0) yield group
}

function toRow(line: number, text: string): RawRow {
  const values = parseJson(text)
  const isObject = typeof values === 'object' && values !== null && !Array.isArray(values)
  return isObject ? { line, values, problem: null } : { line, values: null, problem: importTexts.notAnObject }
}

/** Only a line feed ends a line. JSON may contain the other characters that readline splits at. */
async function* readLines(bytes: Readable, name: string): AsyncGenerator<string> {
  bytes.setEncoding('utf8')
  let rest = ''
  for await (const chunk of bytes) {
    const lines = (rest + String(chunk)).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > maxRowBytes) throw new FileProblem(importTexts.linesTooLong(name))
    yield* lines
  }
  if (rest !== '') yield rest
}
