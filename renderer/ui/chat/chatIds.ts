/** The chat's panel, and the header's button that opens it. */
export const chatPanelId = 'chat-panel'
export const chatOpenerId = 'chat-opener'
