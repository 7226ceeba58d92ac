/**
 * Draws the PNGs of the portal from build/icon.svg: the icons of the installed website, the icon of the desktop app,
 * from which electron-builder makes each system's formats, and the badges on the Windows taskbar. The results are
 * committed.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findOrInstallChromium } from './chromium.mjs'
import { root } from './run.mjs'
import { main, printLine } from './terminal.mjs'

const sizes = [16, 24, 32, 48, 64, 128, 256, 512]
/** An icon on macOS has a margin, so that the drawing fills only this share. */
const macShare = 824 / 1024
const macSize = 1024
/** A mask leaves at least this share of a maskable icon. */
const maskableShare = 0.8
const brandColor = '#1c374b'
const websiteFolder = 'renderer/public/icons'
const badgeSize = 32
const badgeTexts = { none: '', 1: '1', 2: '2', 3: '3', 4: '4', 5: '5', 6: '6', 7: '7', 8: '8', 9: '9', more: '9+' }

const icon = readFileSync(join(root, 'build/icon.svg'), 'utf8')
const font = readFileSync(
  join(root, 'node_modules/@expo-google-fonts/ibm-plex-sans/700Bold/IBMPlexSans_700Bold.ttf'),
).toString('base64')

/** A ring in the color of the digit makes the disc visible on every taskbar. */
const badgeOf = (text) => `<svg viewBox="0 0 32 32">
  <style>@font-face{font-family:Plex;src:url(data:font/ttf;base64,${font})}</style>
  <circle cx="16" cy="16" r="15" fill="#c62828" stroke="#fff" stroke-width="2" />
  <text x="16" y="${text.length > 1 ? 22 : 24}" text-anchor="middle" fill="#fff"
    style="font:700 ${text.length > 1 ? 17 : 23}px Plex">${text}</text>
</svg>`

await main(async () => {
  const { chromium } = await import('playwright')
  const executablePath = await findOrInstallChromium()
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
  const page = await browser.newPage()

  async function paint(path, drawing, { size, share = 1, background = 'none' }) {
    await page.setViewportSize({ width: size, height: size })
    await page.setContent(
      `<style>body{margin:0;height:100vh;background:${background};display:grid;place-items:center}svg{display:block;width:${size * share}px}</style>${drawing}`,
    )
    await page.evaluate(() => document.fonts.ready)
    writeFileSync(join(root, path), await page.screenshot({ omitBackground: true }))
  }

  for (const folder of ['build/icons', 'electron/badge/images', websiteFolder])
    mkdirSync(join(root, folder), { recursive: true })
  for (const size of sizes) await paint(`build/icons/${size}x${size}.png`, icon, { size })
  await paint('build/icon-mac.png', icon, { size: macSize, share: macShare })
  for (const size of [192, 512]) await paint(`${websiteFolder}/any-${size}.png`, icon, { size })
  // Phones cut these icons to their own shape, so that the color reaches the edges.
  await paint(`${websiteFolder}/maskable-512.png`, icon, { size: 512, share: maskableShare, background: brandColor })
  await paint(`${websiteFolder}/apple-touch.png`, icon, { size: 180, background: brandColor })
  for (const [name, text] of Object.entries(badgeTexts)) {
    await paint(`electron/badge/images/${name}.png`, badgeOf(text), { size: badgeSize })
  }
  await browser.close()
  printLine('Drew the icons and badges.')
})
