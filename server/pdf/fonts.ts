/** The fonts of printed documents, read once: taking one apart is most of the work of a document that brings its own. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create } from 'fontkit'

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** The library takes a font that was read already (0.20.2); its own types know files and bytes only. */
      registerFont(name: string, font: ReturnType<typeof create>): this
    }
  }
}

const { resolve } = createRequire(import.meta.url)
const fontOf = (weight: '400Regular' | '600SemiBold') =>
  create(readFileSync(resolve(`@expo-google-fonts/ibm-plex-sans/${weight}/IBMPlexSans_${weight}.ttf`)))

export const fonts = { regular: fontOf('400Regular'), bold: fontOf('600SemiBold') }
