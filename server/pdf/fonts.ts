/** The fonts of PDF documents, parsed once because parsing takes most of the time of a document with its own fonts. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create } from 'fontkit'

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
  create(readFileSync(resolve(`@expo-google-fonts/ibm-plex-sans/${weight}/IBMPlexSans_${weight}.ttf`)))

export const fonts = { regular: fontOf('400Regular'), bold: fontOf('600SemiBold') }
