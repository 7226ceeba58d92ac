/** What the header has besides, fetched once the page stands: the command palette and the chat. */
import { ChatOpener } from '../chat/ChatOpener'
import { PaletteOpener } from '../palette/PaletteOpener'

export const LaterTools = () => (
  <>
    <PaletteOpener />
    <ChatOpener />
  </>
)
