import { isPhoneWidth } from '../breakpoints'
import { useMediaQuery } from '../useMediaQuery'

/** Returns how many entries a list on the dashboard shows. On a phone the tiles are below each other. */
export const useTileRows = (): number => (useMediaQuery(isPhoneWidth) ? 2 : 3)
