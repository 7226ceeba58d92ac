/** How large the page is drawn: in steps, within what can be read and used. Pure. */
import { zoomRange } from '#shared/desktop/settings'

export type ZoomStep = 'in' | 'out' | 'reset'

/** Those of browsers. */
const steps = [0.5, 0.67, 0.75, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3]

const within = (zoom: number): number => Math.min(zoomRange.most, Math.max(zoomRange.least, zoom))

/** The next step from wherever it is now. */
export function stepped(zoom: number, step: ZoomStep): number {
  switch (step) {
    case 'in':
      return within(steps.find((one) => one > zoom) ?? zoomRange.most)
    case 'out':
      return within(steps.findLast((one) => one < zoom) ?? zoomRange.least)
    case 'reset':
      return 1
  }
}
