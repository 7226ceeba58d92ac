/** The fonts of PDF documents, parsed once because parsing takes most of the time of a document with its own fonts. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type GlyphRun } from 'fontkit'

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** The library accepts parsed fonts (0.20.2), but its types only declare files and bytes. */
      registerFont(name: string, font: ReturnType<typeof create>): this
    }
  }
}

const { resolve } = createRequire(import.meta.url)
const fontOf = (weight: '400Regular' | '600SemiBold') =>
  withKnownWords(create(readFileSync(resolve(`@expo-google-fonts/ibm-plex-sans/${weight}/IBMPlexSans_${weight}.ttf`))))

const maximumWords = 5_000

/** Lays out each word once, because all statements consist of the same words, and this takes most of their time. */
function withKnownWords<Parsed extends ReturnType<typeof create>>(font: Parsed): Parsed {
  if (!('layout' in font)) return font
  const layOut = font.layout.bind(font)
  const runs = new Map<string, GlyphRun>()
  font.layout = (text, ...options) => {
    if (options.some((option) => option !== undefined)) return layOut(text, ...options)
    const run = runs.get(text) ?? layOut(text)
    if (runs.size >= maximumWords) runs.clear()
    runs.set(text, run)
    // The library changes the positions that it gets.
    return Object.create(run, { positions: { value: run.positions.map((position) => ({ ...position })) } })
  }
  return font
}

export const fonts = { regular: fontOf('400Regular'), bold: fontOf('600SemiBold') }
