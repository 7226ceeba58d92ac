/**
 * The states of a reply that the server holds before it sends it. A refused one could not be sent, so its author gets it
 * back.
 */
export const heldReplyStates = ['held', 'sent', 'refused', 'taken_back'] as const
