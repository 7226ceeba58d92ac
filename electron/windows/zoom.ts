/** How large the page is drawn: in steps, within what can be read and used. Pure. */
import { zoomRange, zoomSteps } from '#shared/desktop/settings'

export type ZoomStep = 'in' | 'out' | 'reset'

const within = (zoom: number): number => Math.min(zoomRange.most, Math.max(zoomRange.least, zoom))

/** The next step from wherever it is now. */
export function stepped(zoom: number, step: ZoomStep): number {
  switch (step) {
    case 'in':
      return within(zoomSteps.find((one) => one > zoom) ?? zoomRange.most)
    case 'out':
      return within(zoomSteps.findLast((one) => one < zoom) ?? zoomRange.least)
    case 'reset':
      return 1
  }
}
