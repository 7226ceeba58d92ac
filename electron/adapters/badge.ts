/** Shows the badge on the icon: an image on Windows, a number elsewhere. */
import { app, type BrowserWindow, nativeImage } from 'electron'
import type { BadgeHost } from '../badge/badge'
import { badgePng } from '../badge/image'

export const createBadgeHost = (window: BrowserWindow): BadgeHost => ({
  overlay: (image) =>
    window.setOverlayIcon(image && nativeImage.createFromBuffer(badgePng(image.count)), image?.label ?? ''),
  count: (count) => void app.setBadgeCount(count),
})
