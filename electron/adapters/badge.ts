/** The sign on the icon: a picture on Windows, a number elsewhere. */
import { app, nativeImage, type BrowserWindow } from 'electron'
import type { BadgeHost } from '../badge/badge'

export const badgeOf = (window: BrowserWindow): BadgeHost => ({
  overlay: (picture) =>
    window.setOverlayIcon(picture && nativeImage.createFromBuffer(Buffer.from(picture.png)), picture?.says ?? ''),
  count: (count) => void app.setBadgeCount(count),
})
