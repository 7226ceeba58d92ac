/** Says that more rows match than the list shows, because the server limits the number. */

import * as commonTexts from '#shared/texts/common'
import { numberText } from '../format/amounts'
import parts from '../panels/parts.module.css'

interface Props {
  count: number
  /** The listed items, in the plural. */
  items: string
  /** Says how to find rows that are not listed. */
  advice: string
}

export function TruncatedListNote({ count, items, advice }: Props) {
  return <output className={parts.quiet}>{commonTexts.tooManyMatches(numberText(count), items, advice)}</output>
}
