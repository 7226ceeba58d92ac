/** Renders a text of the catalog whose tags stand for React nodes: `<link>Pay now</link>`, `<date/>`. */
import { Fragment, type ReactNode } from 'react'

interface Props {
  text: string
  /** The node for each tag. A tag around words gets them as an argument. */
  parts: Record<string, ReactNode | ((text: string) => ReactNode)>
}

const tags = /<(\w+)\/>|<(\w+)>(.*?)<\/\2>/g

export function Rich({ text, parts }: Props) {
  const pieces: ReactNode[] = []
  let position = 0
  for (const match of text.matchAll(tags)) {
    const [fullMatch, single, pair, words = ''] = match
    const part = parts[single ?? pair ?? '']
    pieces.push(
      text.slice(position, match.index),
      <Fragment key={match.index}>{typeof part === 'function' ? part(words) : part}</Fragment>,
    )
    position = match.index + fullMatch.length
  }
  return (
    <>
      {pieces}
      {text.slice(position)}
    </>
  )
}
