/** Writes the portal's icons into every page, so that drawing one needs no request and no code. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { iconNames } from '../../renderer/ui/icons/iconNames.ts'

const folder = path.join(path.dirname(createRequire(import.meta.url).resolve('lucide-static/package.json')), 'icons')

async function symbolOf(name) {
  const svg = await readFile(path.join(folder, `${name}.svg`), 'utf8')
  const shapes = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'))
  return `<symbol id="icon-${name}" viewBox="0 0 24 24">${shapes.replace(/\s*\n\s*/g, '').replaceAll(' />', '/>')}</symbol>`
}

/** The provider's mark. */
const brand =
  '<symbol id="icon-brand" viewBox="0 0 32 32"><path fill="none" d="M7 25C7 15 15 7 25 7M7 25c5 0 10-5 10-10"/><circle cx="25" cy="25" r="2"/></symbol>'

export function iconSprite() {
  return {
    name: 'portal:icon-sprite',
    async transformIndexHtml(html) {
      const symbols = await Promise.all(iconNames.map(symbolOf))
      return html.replace('<!--icons-->', `<svg class="icon-sprite">${brand}${symbols.join('')}</svg>`)
    },
  }
}
