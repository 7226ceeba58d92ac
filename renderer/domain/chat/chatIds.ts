/** Element ids of the chat panel and of the header button that opens it. */
export const chatPanelId = 'chat-panel'
export const chatOpenerId = 'chat-opener'
