/** Draws the desktop app's icons from build/icon.svg in each system's sizes and formats. The results are committed. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findOrInstallChromium } from './chromium.mjs'
import { root } from './run.mjs'
import { main, say } from './say.mjs'

const folder = join(root, 'build')

const windowsSizes = [16, 20, 24, 32, 40, 48, 64, 128, 256]
const linuxSizes = [16, 24, 32, 48, 64, 128, 256, 512]
/** The ICNS type of each size. */
const macTypes = { 16: 'icp4', 32: 'icp5', 64: 'icp6', 128: 'ic07', 256: 'ic08', 512: 'ic09', 1024: 'ic10' }
/** The share of a macOS icon that the drawing fills; the rest is margin. */
const macShare = 824 / 1024

async function createPainter() {
  const { chromium } = await import('playwright')
  const path = await findOrInstallChromium()
  const browser = await chromium.launch({ ...(path && { executablePath: path }), args: ['--no-sandbox'] })
  const page = await browser.newPage()
  const source = readFileSync(join(folder, 'icon.svg'), 'utf8')
  return {
    async paint(size, share = 1) {
      await page.setViewportSize({ width: size, height: size })
      const drawn = `<div style="width:${size * share}px;height:${size * share}px">${source}</div>`
      await page.setContent(
        `<style>body{margin:0;height:100vh;display:grid;place-items:center}svg{display:block}</style>${drawn}`,
      )
      return page.screenshot({ omitBackground: true })
    },
    close: () => browser.close(),
  }
}

/** Builds an ICO: a table of contents followed by whole PNGs. */
function icoOf(pictures) {
  const header = Buffer.alloc(6 + 16 * pictures.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = header.length
  pictures.forEach(({ size, png }, at) => {
    const entry = 6 + 16 * at
    // Sizes have one byte each, and 256 is written as 0.
    header.writeUInt8(size % 256, entry)
    header.writeUInt8(size % 256, entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(png.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += png.length
  })
  return Buffer.concat([header, ...pictures.map(({ png }) => png)])
}

/** Builds an ICNS: a sequence of PNGs, each preceded by its type and length. */
function icnsOf(pictures) {
  const parts = pictures.map(({ size, png }) => part(macTypes[size], png))
  return part('icns', Buffer.concat(parts))
}

function part(type, content) {
  const header = Buffer.alloc(8)
  header.write(type, 'latin1')
  header.writeUInt32BE(content.length + header.length, 4)
  return Buffer.concat([header, content])
}

async function painted(painter, sizes, share) {
  const pictures = []
  for (const size of sizes) pictures.push({ size, png: await painter.paint(size, share) })
  return pictures
}

await main(async () => {
  const painter = await createPainter()
  writeFileSync(join(folder, 'icon.ico'), icoOf(await painted(painter, windowsSizes)))
  writeFileSync(join(folder, 'icon.icns'), icnsOf(await painted(painter, Object.keys(macTypes).map(Number), macShare)))
  const icons = join(folder, 'icons')
  rmSync(icons, { recursive: true, force: true })
  mkdirSync(icons, { recursive: true })
  for (const { size, png } of await painted(painter, linuxSizes)) {
    writeFileSync(join(icons, `${size}x${size}.png`), png)
  }
  await painter.close()
  say('Drew the icons into build/.')
})
