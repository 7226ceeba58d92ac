/** Marks in a template say which field is written in their place. */

export const fieldMark = (name: string): string => `__${name}__`

const mark = /__(\w+?)__/g

type Fields = Readonly<Record<string, string | undefined>>

const isMarked = (text: string): boolean => text.search(mark) >= 0

const withFields = (text: string, fields: Fields): string =>
  text.replaceAll(mark, (_, name: string) => fields[name] ?? '')

/** Writes the fields in the place of their marks. An element that is empty because of that is left out. */
export function fillMarks(element: Element, fields: Fields): void {
  for (const attribute of element.attributes) {
    if (isMarked(attribute.value)) attribute.value = withFields(attribute.value, fields)
  }
  let next = element.firstChild
  while (next) {
    const child = next
    next = child.nextSibling
    fillChild(child, fields)
  }
}

function fillChild(child: ChildNode, fields: Fields): void {
  if (child instanceof Element) {
    const isFilled = child.hasChildNodes()
    fillMarks(child, fields)
    // A cell keeps its column.
    if (isFilled && !child.hasChildNodes() && child.tagName !== 'TD') child.remove()
  } else if (child instanceof Text && isMarked(child.data)) {
    child.data = withFields(child.data, fields)
    if (child.data === '') child.remove()
  }
}
