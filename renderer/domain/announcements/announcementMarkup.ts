/** Splits the text of an announcement into paragraphs and links. Everything else, including HTML, is plain text. */
import { isSafeLink } from '#shared/customers/announcements'

interface TextPiece {
  /** The start index in the paragraph. */
  start: number
  text: string
  /** Null for plain text. */
  url: string | null
}

const link = /\[([^[\]\n]{1,200})\]\(([^()\s]{1,500})\)/g

export const paragraphsOf = (body: string): string[] =>
  body
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)

/** Links with an unsafe target stay plain text. */
export function piecesOf(paragraph: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let position = 0
  const add = (start: number, text: string, url: string | null): void => {
    if (text !== '') pieces.push({ start, text, url })
  }
  for (const { index, 0: fullMatch, 1: text = '', 2: url = '' } of paragraph.matchAll(link)) {
    if (!isSafeLink(url)) continue
    add(position, paragraph.slice(position, index), null)
    add(index, text, url)
    position = index + fullMatch.length
  }
  add(position, paragraph.slice(position), null)
  return pieces
}

/** Returns the text without links, for places that show plain text only. */
export const plainBody = (body: string): string =>
  paragraphsOf(body)
    .map((paragraph) =>
      piecesOf(paragraph)
        .map(({ text }) => text)
        .join(''),
    )
    .join(' ')
