/** Says that more fit than a list shows: the server looks no further than anybody reads. */
import { numberText } from '../look/amounts'
import parts from '../panels/parts.module.css'
import * as commonTexts from '#shared/texts/common'

interface Props {
  count: number
  /** What is listed, in the plural. */
  what: string
  /** How to find what is not among them. */
  advice: string
}

export function MoreThanListed({ count, what, advice }: Props) {
  return <output className={parts.quiet}>{commonTexts.moreThanMatchTheseAre(numberText(count), what, advice)}</output>
}
