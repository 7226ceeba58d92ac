/** The text of an announcement taken apart: paragraphs, and links in them. Everything else is plain text, HTML too. */
import { isSafeLink } from '#shared/announcements'

export interface Piece {
  /** Where it begins in its paragraph. */
  at: number
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

/** What looks like a link and leads nowhere safe stays as it was typed. */
export function piecesOf(paragraph: string): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  const add = (at: number, text: string, url: string | null): void => {
    if (text !== '') pieces.push({ at, text, url })
  }
  for (const { index, 0: whole, 1: text = '', 2: url = '' } of paragraph.matchAll(link)) {
    if (!isSafeLink(url)) continue
    add(from, paragraph.slice(from, index), null)
    add(index, text, url)
    from = index + whole.length
  }
  add(from, paragraph.slice(from), null)
  return pieces
}

/** Without its links, for where only words can stand. */
export const plainBody = (body: string): string =>
  paragraphsOf(body)
    .map((paragraph) =>
      piecesOf(paragraph)
        .map(({ text }) => text)
        .join(''),
    )
    .join(' ')
