/** Shows the first rows of a list in the frame, from the template of its page (firstLists.tsx). */
import { fillMarks } from './fieldMarks'
import type { FirstList } from './firstList'
import { copyOfTemplate, replaceRows } from './replaceRows'

export const listTemplateId = (path: string): string => `first-list-${path.slice(1)}`

export function showList(path: string, { rows, texts }: FirstList): void {
  const content = copyOfTemplate(listTemplateId(path))
  const page = content?.firstElementChild
  const row = page?.querySelector('tbody tr, main li')
  const list = row?.parentElement
  if (!content || !page || !list) return
  row.remove()
  // The rows come later, because a text of theirs may look like a mark.
  fillMarks(page, texts)
  for (const fields of rows) {
    const copy = list.ownerDocument.importNode(row, true)
    fillMarks(copy, fields)
    list.append(copy)
  }
  replaceRows(content)
}
