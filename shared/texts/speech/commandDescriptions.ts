/** Texts that describe commands in lists and messages. */
import type { CommandName } from '../../commands/registry'

export const commandDescriptions: Record<CommandName, string> = {
  'Make Payment': 'Pay a bill',
  'Show Balance': 'See what’s due',
  'Open Last Bill': 'Open your latest bill',
  'Download Statement': 'Download a statement as a PDF',
  'Create Message': 'Write to us',
  'New Service Request': 'Request a service visit, a move or a repair',
  'Switch Address': 'Switch to another address',
  'Find Customer': 'Find a customer',
  'Open Queue': 'Open the messages waiting for a reply',
  'New Credit Run': 'Credit accounts',
  'Close Customer': 'Close the open account',
  'Change Look': 'Switch between the light and dark themes',
  Emergency: 'Learn what to do if you smell gas or smoke',
  Ask: 'Ask a question',
  'What Can I Say': 'See this list',
  'Stop Listening': 'Turn the microphone off',
  'Sign Out': 'Sign out',
  'Go To': 'Open a page',
}
