/** How an agent reads the queue: how dense the list is, and whether messages open in a dialog or beside the list. */
import { useBrowserChoice } from '../../domain/useBrowserChoice'
import { hasRoomForSplitView, isPhoneWidth } from '../../ui/breakpoints'
import { useMediaQuery } from '../../ui/useMediaQuery'

export function useQueueLayout() {
  const hasRoom = useMediaQuery(hasRoomForSplitView)
  const isNarrow = useMediaQuery(isPhoneWidth)
  const [view, setView] = useBrowserChoice('queue-view', ['undecided', 'dialog', 'split'])
  const [density, setDensity] = useBrowserChoice('queue-density', ['compact', 'comfortable'])
  return {
    isNarrow,
    hasRoom,
    isSplit: hasRoom && view === 'split',
    /** Split view is offered until the agent has turned it on or declined it. */
    isSplitOffered: hasRoom && view === 'undecided',
    chooseSplit: (isSplit: boolean) => setView(isSplit ? 'split' : 'dialog'),
    isCompact: density === 'compact',
    chooseCompact: (isCompact: boolean) => setDensity(isCompact ? 'compact' : 'comfortable'),
  }
}

export type QueueLayout = ReturnType<typeof useQueueLayout>
