/** Header tools that load after the page is drawn: the buttons of the command palette and the chat. */
import { ChatOpener } from '../chat/ChatOpener'
import { PaletteOpener } from '../palette/PaletteOpener'

export const DeferredTools = ({ onOpenPalette }: { onOpenPalette: () => void }) => (
  <>
    <PaletteOpener onOpen={onOpenPalette} />
    <ChatOpener />
  </>
)
