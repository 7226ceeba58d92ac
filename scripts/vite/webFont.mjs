/**
 * Builds the web font: a Latin subset of the typeface that PDFs use as well, and its fallbacks. The document switches it
 * on at once if the browser has it, and otherwise after the first view (renderer/ui/theme/webFont.ts).
 */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { entireMetricsCollection as metrics } from '@capsizecss/metrics/entireMetricsCollection'
import subsetFont from 'subset-font'
import { fallbackFonts, webFontFamily } from '../../shared/design/tokens.ts'

const { resolve } = createRequire(import.meta.url)

const weights = { 400: '400Regular', 500: '500Medium', 600: '600SemiBold' }

const charactersFrom = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

/** Latin with its accents, and the punctuation, arrows and signs that the portal's texts contain. */
const characters = `${charactersFrom(0x20, 0x7e)}${charactersFrom(0xa0, 0xff)}ıŒœŠšŸŽžˆ˚˜‐‑–—‘’‚“”„†•…‹›€™←↑→↓−∕≈≤≥✓\u2009\u202f`

/** Returns a font without hints, which screens of today do not need and which take a quarter of the bytes. */
async function subsetOf(weight) {
  const name = weights[weight]
  const font = await readFile(resolve(`@expo-google-fonts/ibm-plex-sans/${name}/IBMPlexSans_${name}.ttf`))
  return subsetFont(font, characters, { targetFormat: 'woff2', noHinting: true })
}

/** Returns a rule that gives a system font the width and height of the web font, so that nothing moves when it arrives. */
function fallbackFace({ family, weight, locals, from, like }) {
  const scale = like.xWidthAvg / like.unitsPerEm / (from.xWidthAvg / from.unitsPerEm)
  const percent = (share) => `${(100 * share).toFixed(2)}%`
  const height = (units) => percent(units / like.unitsPerEm / scale)
  const sources = locals.map((name) => `local('${name}')`).join(',')
  return (
    `@font-face{font-family:'${family}';font-weight:${weight};src:${sources};size-adjust:${percent(scale)};` +
    `ascent-override:${height(like.ascent)};descent-override:${height(-like.descent)};line-gap-override:0%}`
  )
}

/** Returns the rules for the fonts of Windows, macOS and iOS (Arial), Linux (Liberation Sans) and Android (Roboto). */
function fallbackFaces() {
  const { iBMPlexSans, arial, roboto } = metrics
  const [arialFamily, robotoFamily] = fallbackFonts
  const regular = { weight: '400 500', like: iBMPlexSans }
  const bold = { weight: '600 700', like: iBMPlexSans.variants[600] }
  return [
    { ...regular, family: arialFamily, from: arial, locals: ['Arial', 'ArialMT', 'Liberation Sans'] },
    {
      ...bold,
      family: arialFamily,
      from: arial.variants[700],
      locals: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
    },
    { ...regular, family: robotoFamily, from: roboto, locals: ['Roboto', 'Roboto Regular', 'Roboto-Regular'] },
    { ...bold, family: robotoFamily, from: roboto.variants[700], locals: ['Roboto Bold', 'Roboto-Bold'] },
  ]
    .map(fallbackFace)
    .join('')
}

const webFace = ({ weight, url }) =>
  `@font-face{font-family:'${webFontFamily}';font-weight:${weight};font-display:swap;src:url(${url}) format('woff2')}`

/** Writes the fonts' files and, into every page, the fallbacks and the rules that the portal switches on. */
export function webFont() {
  const faces = []
  let isBuild = false
  return {
    name: 'portal:web-font',
    configResolved(config) {
      isBuild = config.command === 'build'
    },
    async buildStart() {
      for (const weight of Object.keys(weights)) {
        const source = await subsetOf(weight)
        const hash = createHash('sha256').update(source).digest('hex').slice(0, 8)
        const fileName = `assets/plex-${weight}-${hash}.woff2`
        faces.push({ weight, url: `/${fileName}`, source })
        if (isBuild) this.emitFile({ type: 'asset', fileName, source })
      }
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const face = faces.find(({ url }) => url === request.url)
        if (!face) return next()
        response.setHeader('Content-Type', 'font/woff2')
        response.end(face.source)
      })
    },
    transformIndexHtml: (html) =>
      html.replace(
        '<!--web-font-->',
        `<style>${fallbackFaces()}</style><style id="web-font" media="not all">${faces.map(webFace).join('')}</style>`,
      ),
  }
}
