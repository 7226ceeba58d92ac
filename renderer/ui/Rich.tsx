/** Draws a text of the catalog whose tags stand for parts of the page: `<link>Pay now</link>`, `<date/>`. */
import { Fragment, type ReactNode } from 'react'

interface Props {
  text: string
  /** What each tag is drawn as; a tag around words gets these words. */
  parts: Record<string, ReactNode | ((text: string) => ReactNode)>
}

const tags = /<(\w+)\/>|<(\w+)>(.*?)<\/\2>/g

export function Rich({ text, parts }: Props) {
  const pieces: ReactNode[] = []
  let drawnTo = 0
  for (const match of text.matchAll(tags)) {
    const [whole, single, pair, words = ''] = match
    const part = parts[single ?? pair ?? '']
    pieces.push(
      text.slice(drawnTo, match.index),
      <Fragment key={match.index}>{typeof part === 'function' ? part(words) : part}</Fragment>,
    )
    drawnTo = match.index + whole.length
  }
  return (
    <>
      {pieces}
      {text.slice(drawnTo)}
    </>
  )
}
