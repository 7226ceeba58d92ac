/** Zooms the page in steps within the allowed range. It has no side effects. */
import { zoomRange, zoomSteps } from '#shared/desktop/settings'

export type ZoomStep = 'in' | 'out' | 'reset'

const clampZoom = (zoom: number): number => Math.min(zoomRange.most, Math.max(zoomRange.min, zoom))

/** Returns the next step from any zoom, including one between two steps. */
export function nextZoom(zoom: number, step: ZoomStep): number {
  switch (step) {
    case 'in':
      return clampZoom(zoomSteps.find((candidate) => candidate > zoom) ?? zoomRange.most)
    case 'out':
      return clampZoom(zoomSteps.findLast((candidate) => candidate < zoom) ?? zoomRange.min)
    case 'reset':
      return 1
  }
}
