/** Marks the letters of a name that match what is typed. */
import { isNearly, termsOf } from '../routes/rankMatch'
import styles from './palette.module.css'

/** Returns how many letters at the start of a word match. A misspelled word matches as a whole. */
function matchedLength(word: string, terms: readonly string[]): number {
  const lowerCased = word.toLowerCase()
  const plain = lowerCased.replaceAll(/[^\p{L}\p{N}]/gu, '')
  const lengths = terms.map((term) =>
    lowerCased.startsWith(term) ? term.length : plain.startsWith(term) || isNearly(plain, term) ? word.length : 0,
  )
  return Math.max(0, ...lengths)
}

interface Piece {
  start: number
  text: string
  isHit: boolean
}

/** Splits a name into matching and other pieces. */
function piecesOf(text: string, terms: readonly string[]): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: word, index } of text.matchAll(/\bWi-?Fi\b|[\p{L}\p{N}]+/giu)) {
    const length = matchedLength(word, terms)
    if (length === 0) continue
    pieces.push({ start: end, text: text.slice(end, index), isHit: false })
    pieces.push({ start: index, text: word.slice(0, length), isHit: true })
    end = index + length
  }
  return [...pieces, { start: end, text: text.slice(end), isHit: false }].filter((piece) => piece.text !== '')
}

export function Highlighted({ text, typed }: { text: string; typed: string }) {
  const terms = typed.trim() === '' ? [] : termsOf(typed)
  return piecesOf(text, terms).map((piece) =>
    piece.isHit ? (
      <mark key={piece.start} className={styles.hit}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  )
}
