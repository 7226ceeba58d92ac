import { hasRoomForColumns } from '../../ui/breakpoints'
import { useMediaQuery } from '../../ui/useMediaQuery'

/** Returns how many columns of 340 px fit beside the menu. */
export function useColumnCount(): number {
  const hasRoomForTwo = useMediaQuery(hasRoomForColumns.two)
  const hasRoomForThree = useMediaQuery(hasRoomForColumns.three)
  return hasRoomForThree ? 3 : hasRoomForTwo ? 2 : 1
}
