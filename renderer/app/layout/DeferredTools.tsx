/** Header tools that load after the page is drawn: the command palette and the chat. */
import { ChatOpener } from '../chat/ChatOpener'
import { PaletteOpener } from '../palette/PaletteOpener'

export const DeferredTools = () => (
  <>
    <PaletteOpener />
    <ChatOpener />
  </>
)
